import { errorMessage } from '../server/error-message';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type FilledBlock, blockMeta } from '../../schemas/generated/blocks';
import { SiteProvider, type SiteView } from '../../ui/site/site-context';
import { log } from '../server/log.server';
import { countLastGood, countSlow, countUnrendered } from '../server/metrics.server';
import { blockComponents } from './registry.generated';
import { type Absence, Markup } from './markup.server';
import type { RenderMemory } from './render-memory.server';
import { type Step, type StepFailure, runSteps } from './run-steps.server';

/** A required block (licence, responsible gambling, terms) could not be rendered. */
export class ClosedBlockError extends Error {
  override name = 'ClosedBlockError';
}

/** The block was interrupted recently and is not retried yet. */
class RestingBlockError extends Error {
  override name = 'RestingBlockError';
}

/** Placeholder of a block in preview, and its reason. */
export interface StandIn extends Absence {
  html: string;
}

/** The additions of a preview to the blocks. */
export interface PreviewMarks {
  /** Attributes of the element around a block, each with a leading space. @param key of the block on its page */
  attributes(filled: FilledBlock, key: string): string;
  /** Replaces a block that is invalid or hidden. @param reason when the render itself failed */
  instead(filled: FilledBlock, reason?: string): StandIn | undefined;
  /** Replaces a block with empty HTML. */
  empty(filled: FilledBlock): StandIn;
}

/** A block that was left out or replaced. */
export interface RenderFault {
  filled: FilledBlock;
  reason: string;
}

export interface RenderOptions {
  /** The component of each block; defaults to the registry. */
  components?: typeof blockComponents;
  /** Milliseconds; overrides each block's own time budget. */
  timeBudgetMs?: number;
  /** Last good HTML of closed blocks, and blocks that timed out; without it nothing is cached. */
  memory?: RenderMemory;
  /** In preview only. */
  preview?: PreviewMarks;
  /** Called for each block that threw or exceeded its time budget, in addition to the log and the metric. */
  onFault?: (fault: RenderFault) => void;
}

/** A block with the blocks of its panels, and its HTML. */
export interface RenderedBlock {
  filled: FilledBlock;
  /** Id of its entry, with a number for later occurrences on the page. */
  key: string;
  panels: RenderedBlock[][];
  markup: Markup;
}

interface Job extends RenderedBlock {
  /** Prefix of React's ids: each block is rendered separately and would start with the same ids. */
  idPrefix: string;
  panels: Job[][];
  ms: number;
  /** Whether the HTML is from an earlier render. */
  isKnown: boolean;
}

const nothing = new Markup('');

type View = ComponentType<Pick<FilledBlock, 'content' | 'live'> & { slots?: readonly string[] }>;

/**
 * One block with those in its panels, as HTML; like `renderBlocks`, but without caching unless the options enable it.
 * @throws ClosedBlockError when a `closed` block cannot be rendered
 */
export function renderBlock(filled: FilledBlock, view: SiteView, options: RenderOptions = {}): string {
  return renderBlocks([filled], view, options)
    .map(({ html }) => html)
    .join('');
}

/**
 * Blocks as HTML, each rendered separately within its time budget, so that one that throws or never ends affects no
 * other. Failures are logged and counted: an `open` block is left out, a `closed` one is shown with its last good HTML.
 * @throws ClosedBlockError when a `closed` block cannot be rendered and has no last good HTML
 */
export function renderBlocks(
  blocks: readonly FilledBlock[],
  view: SiteView,
  options: RenderOptions = {},
): Markup[] {
  return renderBlockTree(blocks, view, options).map(({ markup }) => markup);
}

/** Like `renderBlocks`, with the blocks in panels. @throws ClosedBlockError */
export function renderBlockTree(
  blocks: readonly FilledBlock[],
  view: SiteView,
  options: RenderOptions = {},
): RenderedBlock[] {
  const jobs = jobsOf(blocks, new Map());
  const order = jobs.flatMap(innermostFirst);
  for (const job of order) recall(job, view, options);
  const anew = order.filter(({ isKnown }) => !isKnown);
  if (anew.length > 0) {
    const clock = watchClock(view);
    runSteps(
      anew.map((job) => stepOf(job, view, clock, options)),
      clearRenderer,
    );
    for (const job of anew) reportSlow(job, view);
  }
  return jobs;
}

/**
 * Reuses the HTML of an earlier render if it is still valid; a container of a block that must be rendered is rendered
 * again, too.
 */
function recall(job: Job, view: SiteView, { memory, components }: RenderOptions): void {
  if (!memory || components || job.panels.some((panel) => panel.some(({ isKnown }) => !isKnown))) return;
  const markup = memory.rendered(job.filled, view, job.idPrefix, job.panels.map(markupOf));
  if (!markup) return;
  job.markup = markup;
  job.isKnown = true;
}

/** A view for rendering that records whether a block read its clock: its HTML then expires soon. */
interface WatchedView {
  view: SiteView;
  isRead: boolean;
}

function watchClock(view: SiteView): WatchedView {
  const watched: WatchedView = {
    // Created by prototype: copying the properties would read the clock.
    view: Object.create(view, {
      now: {
        enumerable: true,
        get() {
          watched.isRead = true;
          return view.now;
        },
      },
    }) as SiteView,
    isRead: false,
  };
  return watched;
}

/** @param standing occurrences of each entry on the page so far */
function jobsOf(blocks: readonly FilledBlock[], standing: Map<string, number>): Job[] {
  return blocks.map((filled) => {
    const { entryId, slots = [] } = filled;
    const times = (standing.get(entryId) ?? 0) + 1;
    standing.set(entryId, times);
    return {
      filled,
      key: times === 1 ? entryId : `${entryId}~${times}`,
      idPrefix: times === 1 ? `${entryId}-` : `${entryId}-${times}-`,
      panels: slots.map((panel) => jobsOf(panel, standing)),
      markup: nothing,
      ms: 0,
      isKnown: false,
    };
  });
}

function innermostFirst(job: Job): Job[] {
  return [...job.panels.flat().flatMap(innermostFirst), job];
}

function stepOf(job: Job, view: SiteView, clock: WatchedView, options: RenderOptions): Step {
  const { filled } = job;
  const { failure, timeBudgetMs: ownBudgetMs } = blockMeta[filled.block];
  const { memory, preview, components = blockComponents, timeBudgetMs = ownBudgetMs } = options;
  return {
    budgetMs: timeBudgetMs,
    run() {
      if (memory?.rests(filled, view)) throw new RestingBlockError('did not end a short while ago');
      const started = performance.now();
      clock.isRead = false;
      const standIn = preview?.instead(filled);
      const html = standIn || filled.tested?.absent ? '' : viewHtml(job, clock.view, components);
      job.ms = performance.now() - started;
      job.markup = html ? new Markup(blockHtml(job, html, preview)) : absent(job, standIn, preview);
      if (failure === 'closed') memory?.keep(filled, view, job.markup);
      if (options.components) return;
      const made = { markup: job.markup, showsTime: clock.isRead };
      memory?.keepRendered(filled, view, job.idPrefix, job.panels.map(markupOf), made);
    },
    fail(fault) {
      if (fault.kind === 'overran') memory?.rest(filled, view);
      const reason = reasonOf(fault, timeBudgetMs);
      options.onFault?.({ filled, reason });
      const box = preview?.instead(filled, reason);
      if (box) {
        job.markup = absent(job, box, preview);
        return;
      }
      // Logged once per interruption, not for each page that leaves the block out afterwards.
      if (!isResting(fault)) report(job, view, reason, options);
      job.markup = replace(job, view, options);
    },
  };
}

function blockHtml({ filled, key }: Job, html: string, preview: PreviewMarks | undefined): string {
  return `<div data-block="${filled.block}"${testedAttribute(filled)}${preview?.attributes(filled, key) ?? ''}>${html}</div>`;
}

/** Read by the island of experiments; the values are keys of content, which need no escaping. */
function testedAttribute({ tested }: FilledBlock): string {
  return tested ? ` data-experiment="${tested.experiment}:${tested.variant}"` : '';
}

/** Empty for visitors, or the marker of another variant; an editor sees the placeholder with the reason. */
function absent(job: Job, standIn: StandIn | undefined, preview: PreviewMarks | undefined): Markup {
  if (!preview) return placeOfTested(job.filled);
  const { html, ...absence } = standIn ?? preview.empty(job.filled);
  return new Markup(blockHtml(job, html, preview), absence);
}

/** Placed where the block would be, so that every variant is counted at the same position. */
function placeOfTested(filled: FilledBlock): Markup {
  return filled.tested ? new Markup(`<div${testedAttribute(filled)}></div>`) : nothing;
}

function viewHtml(
  { filled, idPrefix, panels }: Job,
  view: SiteView,
  components: typeof blockComponents,
): string {
  const { block, content, live } = filled;
  // One cast for all blocks: the registry's type pairs each name with its props.
  const Component = components[block] as View;
  const slots = blockMeta[block].slots ? { slots: panels.map(htmlOf) } : {};
  return renderToString(
    <SiteProvider value={view}>
      <Component content={content} live={live} {...slots} />
    </SiteProvider>,
    { identifierPrefix: idPrefix },
  );
}

function markupOf(jobs: readonly Job[]): Markup[] {
  return jobs.map(({ markup }) => markup);
}

function htmlOf(jobs: readonly Job[]): string {
  return jobs.map(({ markup }) => markup.html).join('');
}

/** Replacement of a block that could not be rendered. */
function replace(job: Job, view: SiteView, { memory }: RenderOptions): Markup {
  const { filled } = job;
  const { block, entryId } = filled;
  if (blockMeta[block].failure === 'open') {
    countUnrendered(view.brand.id, [{ block, stage: 'render' }]);
    // Required blocks survive when the block around them is left out.
    return new Markup(htmlOf(job.panels.flat().flatMap(closedJobs)));
  }
  const known = memory?.lastGood(filled, view);
  if (known !== undefined) {
    countLastGood(view.brand.id, block, 'render');
    return known;
  }
  countUnrendered(view.brand.id, [{ block, stage: 'render' }]);
  throw new ClosedBlockError(`${block} ${entryId} cannot be rendered and never was`);
}

function closedJobs(job: Job): Job[] {
  return blockMeta[job.filled.block].failure === 'closed' ? [job] : job.panels.flat().flatMap(closedJobs);
}

function reasonOf(fault: StepFailure, budgetMs: number): string {
  if (fault.kind === 'overran') return `did not end within its time budget of ${budgetMs} ms`;
  return errorMessage(fault.error);
}

function isResting(fault: StepFailure): boolean {
  return fault.kind === 'threw' && fault.error instanceof RestingBlockError;
}

function report({ filled }: Job, view: SiteView, reason: string, { memory }: RenderOptions): void {
  const details = {
    event: 'block.unrendered',
    stage: 'render',
    ...placeOf(filled, view),
    pointer: '/',
    reason,
  };
  if (blockMeta[filled.block].failure === 'open') log.error(details, 'block left out');
  else if (memory?.lastGood(filled, view) !== undefined) log.error(details, 'last good version shown');
  else log.error(details, 'page refused: a block that may not be missing cannot be rendered');
}

function reportSlow({ filled, ms }: Job, view: SiteView): void {
  const { timeBudgetMs } = blockMeta[filled.block];
  if (ms <= timeBudgetMs) return;
  countSlow(view.brand.id, filled.block);
  log.warn(
    { event: 'block.slow', ...placeOf(filled, view), ms: Math.round(ms), timeBudgetMs },
    'block over its time budget',
  );
}

function placeOf({ block, entryId }: FilledBlock, { brand, market, path }: SiteView) {
  return { brand: brand.id, market, path, block, entryId };
}

/**
 * React stores the current render's hooks and contexts in module variables. An interruption skips the code that clears
 * them; a component that throws runs it.
 */
function clearRenderer(): void {
  try {
    renderToString(<Thrower />);
  } catch {
    // Expected.
  }
}

function Thrower(): null {
  throw new Error('clears the renderer');
}
