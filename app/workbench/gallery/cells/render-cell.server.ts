import { errorMessage } from '../../../server/error-message';
import { queryOf } from '../../../fill/page-query';
import { type FilledBlock, blockMeta } from '../../../../schemas/generated/blocks';
import type { SiteView } from '../../../../ui/site/site-context';
import { placementAllows } from '../../../fill/audience';
import { fillBlock } from '../../../fill/fill.server';
import type { SchemaFault } from '../../../content/documents/schema-fault';
import type { StoredBlock } from '../../../content/documents/stored-block';
import { type RenderFault, renderBlock } from '../../../render/render-block.server';
import { siteView } from '../../../render/site-view';
import { translator } from '../../../site/texts/messages.server';
import { type Cell, cellSearch } from './cell';
import { type FilledFixture, fillFixture, pointerOf } from '../fixtures/fill-fixture.server';
import { type Fixture, noFixture, readFixture } from '../fixtures/fixtures.server';
import { factsOf } from '../player-state';

/** The result of rendering a cell. */
export type CellOutcome =
  /** There is HTML to look at. */
  | 'rendered'
  /** The block renders nothing for this data and visitor. */
  | 'empty'
  /** Hidden by placement for this visitor, market, channel or time. */
  | 'hidden'
  /** A schema refuses the fixture. */
  | 'invalid'
  /** No live data, or the component threw or exceeded its time budget. */
  | 'failed';

export interface RenderedCell {
  outcome: CellOutcome;
  html: string;
  region: 'header' | 'main' | 'footer';
  /** Why there is no HTML. */
  faults: SchemaFault[];
  content: unknown;
  live: unknown;
  /** Milliseconds; fill includes migration, validation and live data. */
  fillMs: number;
  renderMs: number;
}

/**
 * One cell through the real engine: migrate → validate → placement → fill → render.
 * @param origin of the frame
 */
export async function renderCell(cell: Cell, origin: string): Promise<RenderedCell> {
  const { block } = cell;
  const started = performance.now();
  const { fixture = noFixture, reason } = readFixture(block, cell.fixture);
  const rendered: RenderedCell = {
    outcome: 'invalid',
    html: '',
    region: blockMeta[block].regions[0],
    faults: [],
    content: fixture.content,
    live: fixture.live,
    fillMs: 0,
    renderMs: 0,
  };
  if (reason) return { ...rendered, faults: [{ pointer: '/', reason }] };
  const result = await fillCell(cell, fixture, origin);
  rendered.fillMs = performance.now() - started;
  if (!result.filled) return { ...rendered, outcome: result.outcome, faults: result.faults };
  if (cell.live === 'real') rendered.live = result.filled.live;
  if (!result.placed) return { ...rendered, outcome: 'hidden' };
  const renderStarted = performance.now();
  const { html, faults } = renderFilled(result.filled, cellView(cell));
  const outcome = faults.length > 0 ? 'failed' : html ? 'rendered' : 'empty';
  return { ...rendered, outcome, html, faults, renderMs: performance.now() - renderStarted };
}

/** A nested block that fails makes the cell fail; its container is still shown, with the fault. */
function renderFilled(filled: FilledBlock, view: SiteView): Pick<RenderedCell, 'html' | 'faults'> {
  const faults: SchemaFault[] = [];
  const onFault = (fault: RenderFault) =>
    faults.push({ pointer: pointerOf(fault.filled.entryId), reason: fault.reason });
  try {
    return { html: renderBlock(filled, view, { onFault }), faults };
  } catch (error) {
    return { html: '', faults: faults.length > 0 ? faults : [faultOf('/', error)] };
  }
}

/** The block's view of site and visitor. */
export function cellView({ site, state, now, direction }: Cell): SiteView {
  const { authorized } = factsOf(state);
  return { ...siteView(site, { path: '/', authorized, now, t: translator(site) }), direction };
}

type FilledCell =
  | { filled: FilledBlock; placed: boolean }
  | { filled?: undefined; outcome: 'invalid' | 'failed'; faults: SchemaFault[] };

async function fillCell(cell: Cell, fixture: Fixture, origin: string): Promise<FilledCell> {
  const fromFixture = fillFixture(cell.block, fixture, {
    origin,
    dataHrefOf: (place) => playerDataHref(cell, place),
  });
  if (!fromFixture.filled) return { outcome: 'invalid', faults: fromFixture.faults };
  const placed = isPlaced(cell, fromFixture);
  if (cell.live === 'fixture') return { filled: fromFixture.filled, placed };
  try {
    const live = await realLive(cell, fromFixture.filled);
    return { filled: { ...fromFixture.filled, live } as FilledBlock, placed };
  } catch (error) {
    return { outcome: 'failed', faults: [faultOf('/live', error)] };
  }
}

function isPlaced(
  { site, state, now }: Cell,
  { placement }: FilledFixture & { filled: FilledBlock },
): boolean {
  return placementAllows(placement, {
    facts: factsOf(state),
    market: site.market.id,
    channel: site.channel,
    now: () => now,
    liveLobby: false,
  });
}

/** Live data as on a page of the site, for a visitor in this state. */
function realLive({ site, state, now }: Cell, { block, entryId, content }: FilledBlock): Promise<unknown> {
  return fillBlock({ block, entryId, placement: {}, content } as StoredBlock, {
    site,
    path: '/',
    params: {},
    query: queryOf(new URLSearchParams()),
    facts: factsOf(state),
    now: () => now,
    liveAge: 'page',
    t: translator(site),
    footerSuppliesTerms: false,
    liveChatOff: false,
    missingLanding: false,
  });
}

/** Islands of a fixture load from the fixture (gallery.player-data.ts). */
function playerDataHref(cell: Cell, place: string): string {
  const search = cellSearch(cell);
  for (const name of ['channel', 'dir', 'now', 'live']) search.delete(name);
  if (place) search.set('place', place);
  return `/gallery/player-data?${search.toString()}`;
}

function faultOf(pointer: string, error: unknown): SchemaFault {
  return { pointer, reason: errorMessage(error) };
}
