import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Cell } from './cells';
import { hashOf, hashOfFiles } from '../hash';
import { type ModuleGraph, closureOf, readModuleGraph } from './module-graph';
import { VisualError } from '../visual-error';

/** A revision as a folder and as the hashes of its files. */
export interface Source {
  /** Display name of the revision. */
  name: string;
  root: string;
  files: ReadonlyMap<string, string>;
}

/** Addresses used by the frame of a cell. */
const frameAddresses = [
  'gallery/frame',
  'gallery/frame-setup',
  'gallery/player-data',
  'gallery/pictures/*',
  'themes/:file',
];
/** Modules of every document, whatever its blocks. */
const documentModules = ['server.ts', 'app/root.tsx', 'app/entry.server.tsx', 'app/entry.client.tsx'];
/** Inputs of a build; package-lock.json covers every package. */
const buildFiles = ['package-lock.json', 'vite.config.ts', 'remix.config.js', 'tsconfig.json'];

/**
 * Modules that import every block. A cell only depends on its own block and schema, which are hashed separately, so
 * that an edit of one block does not change the hash of all others.
 */
const leadsEverywhere = (file: string) =>
  file === 'app/render/registry.generated.ts' || file.startsWith('schemas/generated/');

/** The hash of all inputs of a cell's picture. Equal hashes mean equal pictures. */
export interface InputHashes {
  /** @param surroundings common inputs of all cells: browser, fonts of the machine, this tool */
  of(cell: Cell, surroundings: string): string;
}

/** Reads the modules of a revision once for all cells. */
export async function readInputHashes(source: Source): Promise<InputHashes> {
  const { files } = source;
  const islands = new Map(
    [...files.keys()]
      .filter((file) => /^(blocks|ui|app)\/.*\.island\.tsx?$/.test(file))
      .map((file) => [file.replace(/^.*\/|\.island\.tsx?$/g, ''), file]),
  );
  const frameEntries = [...frameRoutes(source), ...documentModules];
  const blockEntries = [...files.keys()].filter((file) => /^blocks\/([^/]+)\/\1\.tsx$/.test(file));
  const graph = await readModuleGraph(source.root, [...frameEntries, ...blockEntries, ...islands.values()]);
  const frame = withIslands(source, graph, islands, frameEntries);
  const parts = { source, graph, islands, frame, texts: new Map<string, unknown>() };
  const ofBlock = new Map<string, string>();
  const ofBrand = new Map<string, string>();
  return {
    of(cell, surroundings) {
      if (cell.kind === 'page')
        return hashOf(surroundings, JSON.stringify(cell), hashOfPage(files, cell.brand));
      const blockKey = `${cell.block} ${cell.fixture}`;
      const brandKey = `${cell.brand} ${cell.locale}`;
      const block = ofBlock.get(blockKey) ?? hashOfBlock(parts, cell.block, cell.fixture);
      const brand = ofBrand.get(brandKey) ?? hashOfFiles(files, brandFilter(parts, cell.brand, cell.locale));
      ofBlock.set(blockKey, block);
      ofBrand.set(brandKey, brand);
      return hashOf(surroundings, JSON.stringify(cell), block, brand);
    },
  };
}

interface Parts {
  source: Source;
  graph: ModuleGraph;
  islands: Map<string, string>;
  frame: Set<string>;
  /** Parsed JSON files by path. */
  texts: Map<string, unknown>;
}

/** The route modules of the frame, from app/routes.ts. */
function frameRoutes({ name, root, files }: Source): string[] {
  const routes = files.has('app/routes.ts') ? readFileSync(path.join(root, 'app/routes.ts'), 'utf8') : '';
  const found = frameAddresses.flatMap((address) => {
    const module = new RegExp(`route\\(\\s*'${address.replace('*', '\\*')}',\\s*'([^']+)'`).exec(routes)?.[1];
    return module ? [`app/${module}`] : [];
  });
  if (!routes.includes("'gallery/frame'"))
    throw new VisualError(
      `${name} has no gallery, of which pictures could be taken. Compare with a later revision: npm run visual -- --base <revision>`,
    );
  return found;
}

/**
 * Modules and the islands in their markup: `<Island name="…">`, or the `island` prop of a component. Only the browser
 * loads these.
 */
function withIslands(
  { root }: Source,
  graph: ModuleGraph,
  islands: Map<string, string>,
  entries: string[],
): Set<string> {
  let closure = closureOf(graph, entries, leadsEverywhere);
  for (;;) {
    const text = [...closure]
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    const named = [...islands]
      .filter(([name]) => new RegExp(`\\b(?:name|island)=\\{?['"\`]${name}['"\`]`).test(text))
      .map(([, file]) => file);
    const larger = closureOf(graph, [...closure, ...named], leadsEverywhere);
    if (larger.size === closure.size) return closure;
    closure = larger;
  }
}

function hashOfBlock(parts: Parts, block: string, fixture: string): string {
  const { source, graph, islands, frame } = parts;
  const { files } = source;
  const fixtureFile = `blocks/${block}/fixtures/${fixture}.json`;
  const blocks = new Set([block, ...nestedBlocks(readJson(parts, fixtureFile))]);
  const entries = [...blocks].flatMap((name) => [
    `blocks/${name}/${name}.tsx`,
    ...[...files.keys()].filter((file) => file.startsWith(`blocks/${name}/`) && /\.island\.tsx?$/.test(file)),
  ]);
  const modules = withIslands(
    source,
    graph,
    islands,
    entries.filter((file) => files.has(file)),
  );
  const schemas = new Set([...blocks].flatMap((name) => schemaFiles(parts, name)));
  const pictures = new Set(picturesOf(readJson(parts, fixtureFile)));
  const isInput = (file: string) =>
    modules.has(file) ||
    pictures.has(file) ||
    frame.has(file) ||
    schemas.has(file) ||
    file === fixtureFile ||
    buildFiles.includes(file) ||
    [...blocks].some(
      (name) => file.startsWith(`schemas/migrations/${name}/`) || file.startsWith(`schemas/history/${name}/`),
    );
  return hashOfFiles(files, isInput);
}

function readJson({ source, texts }: Parts, file: string): unknown {
  if (!source.files.has(file)) return undefined;
  const known =
    texts.get(file) ?? (JSON.parse(readFileSync(path.join(source.root, file), 'utf8')) as unknown);
  texts.set(file, known);
  return known;
}

/** Every value of a name, however deep in a JSON document. */
function valuesOf(document: unknown, name: string): unknown[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, value]) => [
    ...(key === name ? [value as unknown] : []),
    ...valuesOf(value, name),
  ]);
}

const textsOf = (document: unknown, name: string) =>
  valuesOf(document, name).filter((value) => typeof value === 'string');

/** Files of the content fixtures used for the pictures a fixture names. */
function picturesOf(document: unknown): string[] {
  const urls = JSON.stringify(document ?? null).matchAll(/https:\/\/[^/"]+\/([^"?]+)/g);
  return [...urls].map(([, name = '']) => `content-fixtures/files/${name}`);
}

function nestedBlocks(fixture: unknown): string[] {
  return valuesOf(fixture, 'slots').flatMap((panels) => textsOf(panels, 'block'));
}

/** The schema of a block, the schema of its live data, and every schema these refer to. */
function schemaFiles(parts: Parts, block: string): string[] {
  const first = `schemas/blocks/${block}.schema.json`;
  const live = textsOf(readJson(parts, first), 'live').map(
    (name) => `schemas/live/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.schema.json`,
  );
  const found = new Set<string>();
  const open = [first, 'schemas/content/placement.schema.json', ...live];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !parts.source.files.has(file)) continue;
    found.add(file);
    open.push(
      ...textsOf(readJson(parts, file), '$ref').flatMap((reference) => referredFile(file, reference)),
    );
  }
  return [...found];
}

function referredFile(from: string, reference: string): string[] {
  const [address = ''] = reference.split('#');
  if (!address) return [];
  const absolute = /^https?:\/\/[^/]+\/(.+)$/.exec(address)?.[1];
  return [absolute ?? path.posix.join(path.posix.dirname(from), address)];
}

/** The files below brands/ that a brand's site in one language depends on. */
function brandFilter(parts: Parts, brand: string, locale: string): (file: string) => boolean {
  const [language = '', market = ''] = locale.split('-');
  const speech = foldersOf(parts, brand, market, language);
  return (file) => {
    const [top, folder, ...rest] = file.split('/');
    if (top !== 'brands' || !folder) return false;
    if (rest.length === 0 || folder === 'rules') return true;
    if (folder === 'messages') return speech.includes(rest[0] ?? '') || rest[0] === 'en';
    if (folder !== brand) return false;
    if (rest[0] === 'markets') return rest[1] === `${market}.json`;
    if (rest[0] === 'messages') return speech.some((name) => rest[1] === `${name}.json`);
    return true;
  };
}

/**
 * The folders of messages of a language in a market, by brands/languages.json and the market's own mapping.
 * Revisions before layers of messages have one name there instead of a list.
 */
function foldersOf(parts: Parts, brand: string, market: string, language: string): string[] {
  const [mapping] = valuesOf(readJson(parts, `brands/${brand}/markets/${market}.json`), 'localeMapping');
  const mapped = (mapping as Record<string, unknown> | undefined)?.[language];
  const code = typeof mapped === 'string' ? mapped : language;
  const languages = readJson(parts, 'brands/languages.json');
  const entry = (Array.isArray(languages) ? (languages as Record<string, unknown>[]) : []).find(
    (known) => known['code'] === code,
  );
  const folders: unknown[] = [entry?.['messages']].flat();
  return folders.filter((folder) => typeof folder === 'string');
}

const pageFolders = /^(app|blocks|ui|schemas|services|content-fixtures|brands)\//;

/** A whole page depends on everything but the files of other brands. */
function hashOfPage(files: ReadonlyMap<string, string>, brand: string): string {
  const brands = new Set(
    [...files.keys()].flatMap((file) => /^brands\/([^/]+)\/brand\.json$/.exec(file)?.[1] ?? []),
  );
  return hashOfFiles(files, (file) => {
    const [, folder = ''] = file.split('/');
    if (brands.has(folder) && folder !== brand) return false;
    return (
      (pageFolders.test(file) && !/\.test\.tsx?$|\/README\.md$/.test(file)) ||
      file === 'server.ts' ||
      buildFiles.includes(file)
    );
  });
}
