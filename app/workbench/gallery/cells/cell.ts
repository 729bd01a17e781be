import type { BlockName } from '../../../../schemas/generated/blocks';
import type { Channel, Site } from '../../../site/site';
import { type PlayerState, playerStates } from '../player-state';

/** Default time of fixtures, so that countdowns are reproducible. */
export const frozenTime = '2026-11-21T12:00:00Z';

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
export const viewports = [360, 768, 1440] as const;

/** Below this width a cell uses the mobile channel unless the address sets another. */
const phoneBelow = 768;

export const channels = ['desktop', 'mobile'] as const satisfies Channel[];
export const directions = ['ltr', 'rtl'] as const;

/** Source of live data: the fixture, or the site's own fillers. */
export const liveSources = ['fixture', 'real'] as const;

/** One block × fixture for one visitor of one site: everything the picture of a block depends on. */
export interface Cell {
  /** With the cell's channel. */
  site: Site;
  block: BlockName;
  fixture: string;
  state: PlayerState;
  live: (typeof liveSources)[number];
  direction: (typeof directions)[number];
  /** Milliseconds. */
  now: number;
}

/** An invalid parameter of the address. */
export interface ParameterFault {
  name: string;
  /** Allowed values; empty if any value of the form `form` is valid. */
  allowed: readonly string[];
}

interface Choices {
  blocks: readonly BlockName[];
  fixturesOf: (block: BlockName) => readonly string[];
  /** Sites of the brand, one for each locale; the first is the default one. */
  sites: readonly Site[];
}

export type CellReading = { cell: Cell; faults?: undefined } | { cell?: undefined; faults: ParameterFault[] };

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Reads a cell from the parameters of an address; missing parameters default to their first choice. */
export function readCell(search: URLSearchParams, { blocks, fixturesOf, sites }: Choices): CellReading {
  const faults: ParameterFault[] = [];
  const choose = <T extends string>(name: string, allowed: readonly T[], byDefault = allowed[0]) => {
    const requested = search.get(name);
    const found = requested ? allowed.find((choice) => choice === requested) : byDefault;
    if (found === undefined) faults.push({ name, allowed });
    return found;
  };
  const block = choose('block', blocks);
  const fixture = block && choose('fixture', fixturesOf(block));
  const locale = choose(
    'locale',
    sites.map((site) => site.locale),
  );
  const site = sites.find((candidate) => candidate.locale === locale);
  const state = choose('state', playerStates);
  const width = Number(search.get('viewport') ?? phoneBelow);
  const channel = choose('channel', channels, width < phoneBelow ? 'mobile' : 'desktop');
  const live = choose('live', liveSources);
  const direction = choose('dir', directions, site?.speech.direction ?? 'ltr');
  const now = readTime(search.get('now') || frozenTime);
  if (now === undefined) faults.push({ name: 'now', allowed: [frozenTime] });
  if (!block || !fixture || !site || !state || !channel || !live || !direction || now === undefined)
    return { faults };
  return { cell: { site: { ...site, channel }, block, fixture, state, live, direction, now } };
}

function readTime(text: string): number | undefined {
  const time = isoTime.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** The parameters of a cell's address; defaults are omitted to keep links short. */
export function cellSearch(cell: Cell): URLSearchParams {
  const { site, block, fixture, state, live, direction, now } = cell;
  const search = new URLSearchParams({ block, fixture, locale: site.locale, state, channel: site.channel });
  if (live !== 'fixture') search.set('live', live);
  if (direction !== site.speech.direction) search.set('dir', direction);
  if (now !== Date.parse(frozenTime)) search.set('now', new Date(now).toISOString());
  return search;
}
