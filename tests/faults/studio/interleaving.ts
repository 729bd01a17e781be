import fc from 'fast-check';
import { linkTo } from '../../../studio/model/link';
import { EditLedger, type Shown } from './edit-ledger';
import { EditingTab, textFields } from './editing-tab';
import type { startStudioSpace } from './studio-space';
import { blockIds } from './studio-space';
import { VirtualBrowser, VirtualClock, VirtualTab, settled } from './virtual-browser';

type StudioSpace = Awaited<ReturnType<typeof startStudioSpace>>;

/** Two editors; the first has two tabs. */
const tabs = ['one', 'two', 'three'] as const;
const tab = fc.constantFrom(0, 1, 2);
const place = fc.nat(5);
const kind = <K extends string>(name: K) => fc.constant(name);

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: kind('type'), tab, place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('add', 'remove', 'move'), tab, place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo'), tab }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: kind('sleep'), ms: fc.constantFrom(50, 400, 800, 3_000, 6_000) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('lost', 'late', 'release'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('offline', 'online'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('kill', 'leave', 'open'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('kill-server', 'start-server') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('mine', 'theirs'), tab }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Actions of two editors in three tabs, with faults in between. */
export const interleavings = fc.array(step, { minLength: 8, maxLength: 45 });

let pages = 0;

/**
 * Runs one interleaving on a new page.
 * @returns lost edits, and values that did not converge
 */
export async function play(
  space: StudioSpace,
  cookies: readonly string[],
  steps: readonly Step[],
): Promise<string[]> {
  await space.startServer();
  const pageId = `interleaved-${(pages += 1)}`;
  await createPage(space, cookies[0] ?? '', pageId);
  const clock = new VirtualClock();
  const [first, second] = cookies.map((cookie) => new VirtualBrowser(space.origin, cookie));
  if (!first || !second) throw new Error('two editors are needed');
  const ledger = new EditLedger({ texts: new Map(), blocks: ['block-a', 'block-b', 'block-c'] });
  const open = tabs.map(
    (name, index) =>
      new EditingTab(name, pageId, ledger, () => new VirtualTab(index < 2 ? first : second, clock)),
  );
  for (const each of open) each.open();
  await settled();
  for (const each of steps) await act(space, clock, open, each);
  await heal(space, clock, open);
  const stored = await readShown(space, cookies[0] ?? '', pageId);
  ledger.close(stored);
  for (const each of open)
    if (JSON.stringify(plain(each.shown())) !== JSON.stringify(plain(stored)))
      ledger.problems.push(`${each.name} shows something else than what is stored`);
  for (const each of open) each.kill();
  return ledger.problems;
}

async function act(
  space: StudioSpace,
  clock: VirtualClock,
  open: readonly EditingTab[],
  each: Step,
): Promise<void> {
  const at = 'tab' in each ? open[each.tab] : undefined;
  const where = 'place' in each ? each.place : 0;
  switch (each.kind) {
    case 'sleep':
      return clock.pass('ms' in each ? each.ms : 0);
    case 'type':
      return at?.type(textFields[where % textFields.length] ?? '');
    case 'add':
      return at?.blocks((ids) => {
        const id = `block-${blockIds[where] ?? 'a'}`;
        return ids.includes(id) ? ids : ids.toSpliced(where % (ids.length + 1), 0, id);
      });
    case 'remove':
      return at?.blocks((ids) => ids.toSpliced(where % Math.max(1, ids.length), 1));
    case 'move':
      return at?.blocks((ids) => [...ids.slice(1), ...ids.slice(0, 1)]);
    case 'undo':
    case 'redo':
      return at?.undo(each.kind);
    case 'lost':
    case 'late':
      at?.network.faults.push(each.kind);
      return;
    case 'release':
      at?.network.release();
      return settled();
    case 'offline':
    case 'online':
      return at?.connect(each.kind === 'online');
    case 'kill':
      return at?.kill();
    case 'leave':
      return at?.leave();
    case 'open':
      if (at && !at.isOpen) at.open();
      return settled();
    case 'mine':
    case 'theirs':
      return at?.resolve(each.kind);
    case 'kill-server':
      return space.killServer();
    case 'start-server':
      return space.startServer();
  }
}

/** Restores everything and resolves all conflicts until nothing is left to save. */
async function heal(space: StudioSpace, clock: VirtualClock, open: readonly EditingTab[]): Promise<void> {
  await space.startServer();
  for (let round = 0; round < 40; round += 1) {
    for (const each of open) {
      each.network.faults.length = 0;
      each.network.release();
      await each.connect(true);
      if (!each.isOpen) each.open();
    }
    await settled();
    for (const each of open) each.resolve(round % 2 ? 'mine' : 'theirs');
    await clock.pass(6_000);
    const isLeft = open.some(({ browser }) => browser.stored.size > 0);
    if (open.every((each) => each.isQuiet && each.conflicts().length === 0) && !isLeft) break;
    // Edits that a tab could not take over when it opened wait for the next one.
    if (isLeft && open.every((each) => each.isQuiet)) open.forEach((each) => each.kill());
  }
  await clock.pass(12_000);
}

const plain = ({ texts, blocks }: Shown) => [[...texts].sort(), blocks];

async function createPage(space: StudioSpace, cookie: string, id: string): Promise<void> {
  const fields = {
    internalName: { en: id },
    path: { en: `/${id}` },
    blocks: { en: ['block-a', 'block-b', 'block-c'].map((block) => linkTo('Entry', block)) },
  };
  const reply = await fetch(`${space.origin()}/api/environment/entries/${id}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json', 'x-contentful-content-type': 'page' },
    body: JSON.stringify({ fields }),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

async function readShown(space: StudioSpace, cookie: string, id: string): Promise<Shown> {
  const reply = await fetch(`${space.origin()}/api/environment/entries/${id}`, { headers: { cookie } });
  const { fields } = (await reply.json()) as { fields: Record<string, { en?: unknown }> };
  const texts = textFields.flatMap((field) => {
    const value = fields[field]?.en;
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  const blocks = (fields['blocks']?.en ?? []) as { sys: { id: string } }[];
  return { texts: new Map(texts), blocks: blocks.map(({ sys }) => sys.id) };
}
