import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { askSite } from '../site/ask-site';
import { cachePath, makeFolderOf } from '../cache';
import { readGalleryCells } from './gallery-cells';
import type { Options } from '../options';
import { VisualError } from '../visual-error';

interface Place {
  brand: string;
  locale: string;
  channel: 'desktop' | 'mobile';
  /** Width of the window, in CSS pixels. */
  viewport: number;
}

/** One picture: a block × fixture × player state, or a whole page, of a brand at a window size. */
export type Cell =
  | ({ kind: 'block'; block: string; fixture: string; state: string } & Place)
  | ({ kind: 'page'; path: string } & Place);

/** The cells of a revision, listed by its own registry and brand folders. */
export interface Matrix {
  cells: Cell[];
  /** Brand → origin of its pages, with the port at the time of the request. */
  origins: Record<string, string>;
}

const phoneBelow = 768;
const heights: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 };

/** Height of a window of a width, in CSS pixels. */
export const heightOf = (viewport: number) => heights[viewport] ?? 900;

/** Short name of a cell; unique within a matrix. */
export function nameOf(cell: Cell): string {
  const { brand, locale, viewport } = cell;
  const subject =
    cell.kind === 'page'
      ? `page ${cell.path}`
      : `${cell.block} · ${cell.fixture}${cell.state === 'anonymous' ? '' : ` · ${cell.state}`}`;
  return `${subject} · ${brand} ${locale} · ${viewport}`;
}

/** Address of a cell, below the origin of its brand. */
export function addressOf(cell: Cell): string {
  if (cell.kind === 'page') return cell.path;
  const { block, fixture, locale, state, channel } = cell;
  return `/gallery/frame?${new URLSearchParams({ block, fixture, locale, state, channel }).toString()}`;
}

/** Increment when a stored matrix can no longer be read. */
const matrixFormat = 1;
const matrixFile = (tree: string) => cachePath('matrices', `${tree}-${matrixFormat}.json`);

/** The stored matrix of a revision. */
export function keptMatrix(tree: string): Matrix | undefined {
  const file = matrixFile(tree);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Matrix) : undefined;
}

/**
 * Requests the matrix of a running site.
 * @throws VisualError when it has no gallery
 */
export async function askMatrix(tree: string, name: string, port: number): Promise<Matrix> {
  const answer = await askSite(`http://localhost:${port}/gallery/cells.json`);
  if (answer.status !== 200)
    throw new VisualError(
      `${name} has no gallery (gallery/cells.json answers ${answer.status}). Compare with a later revision: npm run visual -- --base <revision>`,
    );
  const gallery = readGalleryCells(JSON.parse(answer.text), name);
  const brands = gallery.brands.flatMap(({ id, origin, locales: [first] }) =>
    first ? [{ id, origin, locale: first.locale }] : [],
  );
  const places = brands.flatMap(({ id, locale }) =>
    gallery.viewports.map((viewport): Place => {
      const channel = viewport < phoneBelow ? 'mobile' : 'desktop';
      return { brand: id, locale, channel, viewport };
    }),
  );
  const subjects = gallery.blocks.flatMap(({ block, fixtures }) =>
    fixtures.flatMap((fixture) =>
      // Player states matter only if the fixture has a response for them.
      [...new Set([gallery.states[0] ?? 'anonymous', ...fixture.playerStates])].map((state) => ({
        kind: 'block' as const,
        block,
        fixture: fixture.name,
        state,
      })),
    ),
  );
  const pages = await Promise.all(brands.map(async (brand) => ({ brand, paths: await sitemap(brand) })));
  const matrix: Matrix = {
    cells: [
      ...subjects.flatMap((subject) => places.map((place) => ({ ...subject, ...place }))),
      ...pages.flatMap(({ brand, paths }) =>
        paths.flatMap((path) =>
          places
            .filter((place) => place.brand === brand.id)
            .map((place) => ({ kind: 'page' as const, path, ...place })),
        ),
      ),
    ],
    origins: Object.fromEntries(brands.map(({ id, origin }) => [id, origin])),
  };
  const file = matrixFile(tree);
  makeFolderOf(file);
  writeFileSync(file, JSON.stringify(matrix));
  return matrix;
}

/** The pages of a brand in its first language, by its own sitemap. */
async function sitemap({ origin, locale }: { origin: string; locale: string }): Promise<string[]> {
  const answer = await askSite(`${origin}/sitemap.xml`);
  if (answer.status !== 200) throw new VisualError(`${origin}/sitemap.xml answers ${answer.status}.`);
  return [...answer.text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname)
    .filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`));
}

/** The cells selected by the options. Throws VisualError when a name matches none. */
export function chooseCells(cells: Cell[], options: Options): Cell[] {
  const { blocks, brands, fixtures, viewports, pages } = options;
  checkNames(
    '--blocks',
    blocks,
    cells.flatMap((cell) => (cell.kind === 'block' ? [cell.block] : [])),
  );
  checkNames(
    '--fixtures',
    fixtures,
    cells.flatMap((cell) => (cell.kind === 'block' ? [cell.fixture] : [])),
  );
  checkNames(
    '--brands',
    brands,
    cells.map(({ brand }) => brand),
  );
  checkNames(
    '--viewports',
    viewports,
    cells.map(({ viewport }) => viewport),
  );
  const fits = <Value>(requested: Value[], value: Value) =>
    requested.length === 0 || requested.includes(value);
  return cells.filter((cell) => {
    if (!fits(brands, cell.brand) || !fits(viewports, cell.viewport)) return false;
    if (cell.kind === 'page') return pages;
    return fits(blocks, cell.block) && fits(fixtures, cell.fixture);
  });
}

function checkNames<Name>(option: string, requested: Name[], there: Name[]): void {
  const names = [...new Set(there)];
  for (const name of requested)
    if (!names.includes(name))
      throw new VisualError(`${option}: there is no "${String(name)}". There are: ${names.join(', ')}.`);
}
