import { readFileSync, readdirSync } from 'node:fs';
import { errorMessage } from '../../app/server/error-message';
import { renderBlock } from '../../app/render/render-block.server';
import { contentValidators, liveValidators } from '../../schemas/generated/block-validators';
import { type BlockName, type FilledBlock, blockMeta } from '../../schemas/generated/blocks';
import { testSite } from '../../ui/testing/site';

/** The HTML of one block × fixture, as rendered by the site. */
export interface RenderedCell {
  block: string;
  /** Name of the fixture; `typical.signed-in` if a signed-in visitor's HTML differs. */
  name: string;
  html: string;
}

interface Fixture {
  block?: unknown;
  content: unknown;
  live: unknown;
  slots?: Fixture[][];
}

const isBlock = (name: unknown): name is BlockName => typeof name === 'string' && name in blockMeta;

/** The HTML of every block × fixture, or the error. */
export interface Rendering {
  cells: RenderedCell[];
  /** Fixture, JSON pointer and reason. */
  faults: string[];
}

/** Generous, so that a busy machine does not change the result. */
const patientMs = 20_000;

/** Renders every block × fixture for a neutral site: English, euro, dark, at a fixed time. */
export function renderCells(): Rendering {
  const rendering: Rendering = { cells: [], faults: [] };
  for (const block of Object.keys(blockMeta).filter(isBlock))
    for (const file of readdirSync(`blocks/${block}/fixtures`).filter((name) => name.endsWith('.json')))
      try {
        rendering.cells.push(...renderFixture(block, `blocks/${block}/fixtures/${file}`));
      } catch (error) {
        rendering.faults.push(errorMessage(error));
      }
  return rendering;
}

function renderFixture(block: BlockName, file: string): RenderedCell[] {
  const name = file.replace(/^.*\/|\.json$/g, '');
  const filled = fill(block, JSON.parse(readFileSync(file, 'utf8')) as Fixture, file, 'snapshot');
  const render = (authorized: boolean) =>
    renderBlock(filled, testSite({ authorized }), {
      timeBudgetMs: patientMs,
      onFault: ({ filled: failed, reason }) => {
        throw new Error(`${file}: ${failed.block} ${failed.entryId} cannot be rendered: ${reason}`);
      },
    });
  const [signedOut, signedIn] = [render(false), render(true)];
  return [
    { block, name, html: signedOut },
    ...(signedIn === signedOut ? [] : [{ block, name: `${name}.signed-in`, html: signedIn }]),
  ];
}

/** Fixtures hold content and live data together; panels hold fixtures of other blocks. */
function fill(
  block: BlockName,
  { content, live, slots }: Fixture,
  where: string,
  entryId: string,
): FilledBlock {
  check(contentValidators[block], content, `${where}: /content`);
  const validateLive = liveValidators[block];
  if (validateLive) check(validateLive, live, `${where}: /live`);
  const panels = slots?.map((panel, panelIndex) =>
    panel.map((nested, index) => {
      const place = `${where}: /slots/${panelIndex}/${index}`;
      if (!isBlock(nested.block)) throw new Error(`${place}/block names no block: ${String(nested.block)}`);
      return fill(nested.block, nested, place, `${entryId}-${panelIndex}-${index}`);
    }),
  );
  // Each validator above has just proved the pair of block and data that the union type asks for.
  return { block, entryId, content, live, ...(panels && { slots: panels }) } as FilledBlock;
}

interface Validate {
  (value: unknown): boolean;
  errors?: { instancePath: string; message?: string }[] | null;
}

function check(validate: Validate, value: unknown, where: string): void {
  if (validate(value)) return;
  const [error] = validate.errors ?? [];
  throw new Error(
    `${where}${error?.instancePath ?? ''} ${error?.message ?? 'is wrong'}. Correct the fixture.`,
  );
}
