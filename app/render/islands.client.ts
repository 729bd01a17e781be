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

// In development a content page is fetched anew when anything it is made of has changed.
import.meta.hot?.on('marquee:changed', () => location.reload());

/** Finds the islands of the page and loads each when its time has come; none while the page is only rendered ahead of a visit. */
export function startIslands(root: ParentNode = document): void {
  whenShown(() => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-island]'))
      schedule(element, () => void mount(element));
  });
}

/**
 * A page that the browser renders before anybody has gone to it (speculation-rules.ts) must not act: no consent asked for, no
 * session prolonged, no socket opened, nothing counted.
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

/** Each island starts in a task of its own: a touch between two of them is answered at once. */
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
  // An element with display: contents has no box of its own to be seen. To ask for its boxes would lay out the page at once.
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
