import type { IslandTiming } from '../../ui/live/island';

/** The exports of an island module. */
interface IslandModule {
  mount: (element: HTMLElement, props: unknown) => void;
}

const modules = import.meta.glob<IslandModule>([
  '../../blocks/**/*.island.{ts,tsx}',
  '../../ui/**/*.island.{ts,tsx}',
  '../*/**/*.island.{ts,tsx}',
]);

const loaders = new Map(
  Object.entries(modules).map(([file, load]) => [file.replace(/^.*\/|\.island\.tsx?$/g, ''), load]),
);

// In development a content page reloads when any of its modules has changed.
import.meta.hot?.on('marquee:changed', () => location.reload());

/** Finds the islands of the page and loads each at its configured time; none while the page is prerendered. */
export function startIslands(root: ParentNode = document): void {
  whenShown(() => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-island]'))
      schedule(element, () => void mount(element));
  });
}

/**
 * A page prerendered before a visit (speculation-rules.ts) must not have side effects: no consent dialog, no session
 * extension, no socket, no counting.
 */
function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

async function mount(element: HTMLElement): Promise<void> {
  const load = loaders.get(element.dataset['island'] ?? '');
  if (!load) return;
  const module = await load();
  await nextTask();
  module.mount(element, JSON.parse(element.dataset['props'] ?? '{}'));
  element.dataset['mounted'] = '';
}

/** Each island starts in a separate task, so that input between two of them is handled at once. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function schedule(element: HTMLElement, run: () => void): void {
  const timing = element.dataset['on'] as IslandTiming | undefined;
  if (timing === 'visible') return whenVisible(element, run);
  if (timing === 'interaction') return whenTouched(element, run);
  // Safari has no requestIdleCallback.
  if (timing === 'idle')
    return void (window.requestIdleCallback ?? ((callback) => setTimeout(callback, 200)))(run);
  run();
}

function whenVisible(element: HTMLElement, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '200px' },
  );
  // An element with display: contents has no box to observe. Checking for boxes would force a layout.
  observer.observe(element.classList.contains('contents') ? (element.firstElementChild ?? element) : element);
}

function whenTouched(element: HTMLElement, run: () => void): void {
  const events = ['pointerenter', 'focusin', 'touchstart'] as const;
  const once = () => {
    for (const event of events) element.removeEventListener(event, once);
    run();
  };
  for (const event of events) element.addEventListener(event, once, { passive: true });
}
