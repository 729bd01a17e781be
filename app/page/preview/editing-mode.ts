import {
  blockAround,
  blockElements,
  boxElementOf,
  elementOfEntry,
  entryOf,
  fieldAround,
} from './block-elements';
import { createOutline } from './block-outline';

export type BlockNames = Readonly<Record<string, string>>;

/** Mode in which clicks select blocks instead of using the page. */
export interface EditingMode {
  /** @param names labels of the blocks for editors */
  set(editing: boolean, names?: BlockNames): void;
  select(entryId: string | null): void;
  /** Call after blocks of the page were replaced or moved. */
  update(): void;
}

/** Events the page would react to; in editing mode they select instead. */
const pointerEvents = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'dblclick',
];
const refusedEvents = ['submit', 'auxclick', 'dragstart', 'contextmenu', 'change', 'input'];
const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]';
/** The element's previous attributes, as JSON. */
const former = 'data-preview-former';

/** @param onClick called with the clicked block, and the field whose text was clicked */
export function createEditingMode(onClick: (entryId: string, field?: string) => void): EditingMode {
  let names: BlockNames = {};
  const nameOf = ({ dataset: { block = '' } }: HTMLElement) => names[block] ?? block;
  const hover = createOutline('hover', nameOf);
  const selected = createOutline('selected', nameOf);
  let editing = false;
  let selectedEntry: string | null = null;

  function choose(block: HTMLElement, target: EventTarget | null): void {
    selectedEntry = entryOf(block);
    selected.show(block);
    onClick(selectedEntry, fieldAround(target, block));
  }

  function stop(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function listen(names: readonly string[], hear: (event: Event) => void): void {
    const options = { capture: true, passive: false };
    for (const name of names)
      window.addEventListener(
        name,
        (event) => {
          if (editing) hear(event);
        },
        options,
      );
  }

  listen(['click'], (event) => {
    stop(event);
    const block = blockAround(event.target);
    if (block) choose(block, event.target);
  });
  // Default actions, such as scrolling by touch, are not prevented.
  listen(pointerEvents, (event) => event.stopImmediatePropagation());
  listen(refusedEvents, stop);
  listen(['pointerover'], ({ target }) => hover.show(blockAround(target)));
  listen(['pointerleave', 'blur'], ({ target }) => {
    if (target === document || target === window) hover.show(undefined);
  });
  listen(['keydown'], (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const block = blockAround(event.target);
    if (event.key === 'Enter' && block && event.target === boxElementOf(block)) {
      stop(event);
      choose(block, null);
    } else if (event.key !== 'Tab') event.stopImmediatePropagation();
  });
  listen(['focusin'], ({ target }) => hover.show(blockAround(target)));

  function update(): void {
    document.documentElement.dataset['previewMode'] = editing ? 'editing' : 'browsing';
    if (editing) makeBlocksStops(nameOf);
    else restoreStops();
    selected.show((editing && selectedEntry !== null && elementOfEntry(selectedEntry)) || undefined);
    hover.update();
  }

  return {
    set(now, given = names) {
      editing = now;
      names = given;
      if (!now) hover.show(undefined);
      update();
    },
    select(entryId) {
      selectedEntry = entryId;
      const element = entryId === null ? undefined : elementOfEntry(entryId);
      selected.show(element);
      if (element) scrollTo(element);
    },
    update,
  };
}

/** Makes Tab move from block to block, skipping everything inside. */
function makeBlocksStops(nameOf: (block: HTMLElement) => string): void {
  for (const element of document.body.querySelectorAll<HTMLElement>(focusable))
    if (!element.hasAttribute(former)) become(element, { tabindex: '-1' });
  for (const block of blockElements()) {
    const stop = boxElementOf(block);
    if (stop.tabIndex !== 0) become(stop, { tabindex: '0', role: 'group', 'aria-label': nameOf(block) });
  }
}

/** Sets attributes so that they can be restored; for an element changed repeatedly, the first values are stored. */
function become(element: HTMLElement, attributes: Record<string, string>): void {
  const names = Object.keys(attributes);
  const before = Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
  const first: unknown = JSON.parse(element.getAttribute(former) ?? '{}');
  element.setAttribute(former, JSON.stringify({ ...before, ...(first as object) }));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function restoreStops(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${former}]`)) {
    const before = JSON.parse(element.getAttribute(former) ?? '{}') as Record<string, string | null>;
    for (const [name, value] of Object.entries(before))
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    element.removeAttribute(former);
  }
}

function scrollTo(element: HTMLElement): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  boxElementOf(element).scrollIntoView({ block: 'nearest', behavior });
}
