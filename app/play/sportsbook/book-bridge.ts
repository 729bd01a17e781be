import type { SportsbookHostMessage, SportsbookBookMessage } from '../../../schemas/generated/types';
import { validateSportsbookBookMessage } from '../../../schemas/generated/validators.js';
import type { BridgePorts } from '../bridge/bridge';
import { createFloodGuard } from '../bridge/flood-guard';
import { type SportsbookRoute, pathOfRoute, sportsbookRoute } from './sportsbook-path';

/** Timeout for the frame's `ready` message, in milliseconds. */
export const readyTimeoutMs = 20_000;

const source = 'marquee-sportsbook';

/** Message to the frame without its `source`. */
export type HostMessage = SportsbookHostMessage extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'source'>
    : never
  : never;

/** Reason for removing a frame: no `ready` message, or too many messages. */
export type BookFailure = 'unheard' | 'flood';

/** Handlers of the frame's messages. Messages may be forged, so none is trusted for money. */
export interface BookListeners {
  onReady: () => void;
  /** The frame has navigated. @param isFirst true for the initial route */
  onRoute: (path: string, title: string, isFirst: boolean) => void;
  onMessage: (message: Exclude<SportsbookBookMessage, { type: 'ready' | 'route' }>) => void;
  onFailure: (failure: BookFailure) => void;
}

export interface BookBridge {
  /** Sends `init` to the frame: after its document has loaded, and again when it reports that it is ready. */
  greet: () => void;
  /** Navigates the frame to a route, unless it already shows it. */
  show: (route: SportsbookRoute) => void;
  /** Posts a message. Until the frame is ready, the latest message of each type is queued. */
  post: (message: HostMessage) => void;
  /** Number of ignored messages: those of another origin or window, and invalid ones. */
  readonly ignored: number;
  stop: () => void;
}

/**
 * Exchanges messages between the page and the sportsbook frame.
 *
 * @param options origins of frame and page, and the initial route of the frame
 */
export function createBookBridge(
  { origin, host, route }: { origin: string; host: string; route: SportsbookRoute },
  listeners: BookListeners,
  ports: Pick<BridgePorts, 'frame' | 'listen' | 'now'>,
): BookBridge {
  const flood = createFloodGuard(ports.now);
  const waiting = new Map<string, HostMessage>();
  let shown = pathOfRoute(route);
  let isReady = false;
  let isRouted = false;
  let isStopped = false;
  let ignored = 0;

  const send = (message: HostMessage) => {
    if (!isStopped) ports.frame()?.postMessage({ source, ...message }, origin);
  };
  const post = (message: HostMessage) => {
    if (isReady) send(message);
    else waiting.set(message.type, message);
  };
  const greet = () => send({ type: 'init', origin: host });

  function fail(failure: BookFailure): void {
    if (isStopped) return;
    stop();
    listeners.onFailure(failure);
  }

  const unlisten = ports.listen(({ data, origin: from, source: window }) => {
    if (from !== origin || window === null || window !== ports.frame()) {
      ignored += 1;
      return;
    }
    const verdict = flood.heard();
    if (verdict === 'flood') return fail('flood');
    if (verdict === 'pass' && validateSportsbookBookMessage(data)) hear(data);
    else ignored += 1;
  });

  function hear(message: SportsbookBookMessage): void {
    if (message.type === 'ready') return begin();
    if (message.type !== 'route') return listeners.onMessage(message);
    const isFirst = !isRouted;
    isRouted = true;
    shown = pathOfRoute(sportsbookRoute({ ...message }));
    listeners.onRoute(shown, message.title, isFirst);
  }

  function begin(): void {
    greet();
    clearTimeout(readyTimer);
    if (isReady) return;
    isReady = true;
    for (const message of waiting.values()) send(message);
    waiting.clear();
    listeners.onReady();
  }

  const readyTimer = setTimeout(() => fail('unheard'), readyTimeoutMs);

  function stop(): void {
    isStopped = true;
    unlisten();
    clearTimeout(readyTimer);
  }

  return {
    greet,
    show(wanted) {
      const path = pathOfRoute(wanted);
      if (path === shown) return;
      shown = path;
      post({ type: 'route', ...wanted });
    },
    post,
    get ignored() {
      return ignored;
    },
    stop,
  };
}
