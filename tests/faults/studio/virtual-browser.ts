import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** Fault of a tab's next request: its reply is lost, or delayed until released. */
type Fault = 'lost' | 'late';

const current = new AsyncLocalStorage<VirtualTab | undefined>();
const real = { fetch, setTimeout, clearTimeout };

/** A simulated clock, shared by all tabs of a test. */
export class VirtualClock {
  now = 0;
  #last = 0;
  readonly #timers = new Map<number, { at: number; tab: VirtualTab; run: () => void }>();

  add(tab: VirtualTab, run: () => void, ms: number): number {
    this.#timers.set((this.#last += 1), { at: this.now + ms, tab, run });
    return this.#last;
  }

  remove(id: number): void {
    this.#timers.delete(id);
  }

  /** Runs timers that are due until then, in order. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      const [id, { at, tab, run }] = due;
      this.#timers.delete(id);
      this.now = Math.max(this.now, at);
      if (!tab.isKilled) tab.run(run);
      await settled();
    }
    this.now = end;
  }
}

/** The browser of one person: state shared by its tabs. */
export class VirtualBrowser {
  readonly stored = new Map<string, string>();
  readonly locks = new Map<string, VirtualTab>();
  isOffline = false;
  constructor(
    readonly origin: () => string,
    readonly cookie: string,
  ) {}
}

let underWay = 0;

/** A tab with its own window, storage, clock and network. */
export class VirtualTab {
  readonly window = new EventTarget();
  readonly faults: Fault[] = [];
  readonly #late: (() => void)[] = [];
  isKilled = false;
  constructor(
    readonly browser: VirtualBrowser,
    readonly clock: VirtualClock,
  ) {}

  run<T>(work: () => T): T {
    return current.run(this, work);
  }

  /** Delivers delayed replies. */
  release(): void {
    for (const deliver of this.#late.splice(0)) deliver();
  }

  /** Ends the tab without notifying it. */
  kill(): void {
    this.isKilled = true;
    for (const [name, tab] of this.browser.locks) if (tab === this) this.browser.locks.delete(name);
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    // Listeners of a killed tab can still run here, unlike in a browser.
    if (this.isKilled) return new Promise(() => {});
    if (this.browser.isOffline) throw new TypeError('offline');
    const headers = { ...(init.headers as Record<string, string>), cookie: this.browser.cookie };
    const fault = this.faults.shift();
    underWay += 1;
    let reply: Response;
    try {
      // Outside the tab, whose clock is stopped.
      reply = await current.run(undefined, async () => {
        const answer = await real.fetch(this.browser.origin() + path, { ...init, headers });
        return new Response(await answer.text(), { status: answer.status });
      });
    } finally {
      underWay -= 1;
    }
    if (fault === 'late') await new Promise<void>((resolve) => this.#late.push(resolve));
    if (this.isKilled) return new Promise(() => {});
    if (fault === 'lost' || this.browser.isOffline) throw new TypeError('the connection broke');
    return reply;
  }
}

/** Resolves when all requests and their effects are complete. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 4; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (underWay > 0) quiet = -1;
  }
}

const storage = {
  get length() {
    return current.getStore()?.browser.stored.size ?? 0;
  },
  key: (index: number) => [...(current.getStore()?.browser.stored.keys() ?? [])][index] ?? null,
  getItem: (key: string) => current.getStore()?.browser.stored.get(key) ?? null,
  setItem: (key: string, value: string) => void current.getStore()?.browser.stored.set(key, value),
  removeItem: (key: string) => void current.getStore()?.browser.stored.delete(key),
};

const locks = {
  async request(name: string, hold: () => Promise<void>) {
    const tab = current.getStore();
    if (!tab) return;
    tab.browser.locks.set(name, tab);
    await hold();
    tab.browser.locks.delete(name);
  },
  query: () =>
    Promise.resolve({
      held: [...(current.getStore()?.browser.locks.keys() ?? [])].map((name) => ({ name })),
    }),
};

const windowOfTab = {
  addEventListener: (type: string, listener: () => void) =>
    current.getStore()?.window.addEventListener(type, listener),
  removeEventListener: (type: string, listener: () => void) =>
    current.getStore()?.window.removeEventListener(type, listener),
};

/** Installs browser globals for code that runs in a tab; `vi.unstubAllGlobals()` removes them. */
export function installBrowser(): void {
  vi.stubGlobal('window', windowOfTab);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    (current.getStore() ?? { fetch: real.fetch }).fetch(path, init),
  );
  vi.stubGlobal('setTimeout', (run: () => void, ms: number, ...rest: unknown[]) => {
    const tab = current.getStore();
    return tab ? tab.clock.add(tab, run, ms) : real.setTimeout(run, ms, ...rest);
  });
  vi.stubGlobal('clearTimeout', (id: number | NodeJS.Timeout | undefined) => {
    const tab = current.getStore();
    return tab && typeof id === 'number' ? tab.clock.remove(id) : real.clearTimeout(id);
  });
}
