import type { PlayerAnswer } from '../../../schemas/generated/types';
import {
  type BalanceEvent,
  type BalanceState,
  balanceOf,
  nextBalance,
  unknownBalance,
} from '../balance/balance';
import { isBalanceAnswer, isPlayerAnswer, isUnread, readPushed } from './player-messages';
import { type SocketLike, createSocket } from '../../../ui/live/socket';

/** WALLET-08, CONST-12. */
export const balancePollMs = 20_000;

/** Without an open socket the end of a session is not pushed, and play must stop within two seconds. */
export const sessionPollMs = 1_000;

/** The state of the player that a page shows. */
export interface PlayerView {
  /** The first private response; missing until received. */
  player?: PlayerAnswer;
  balance: BalanceState;
}

export interface ChannelOptions {
  locale: string;
  /** The brand's feature flag (WS-01). */
  websocket: boolean;
  /** The site reports changed balances to the sports API (AUTH-35). */
  reportsBalance?: true | undefined;
}

/** The parts of the browser that the channel uses; tests replace them. */
export interface ChannelPorts {
  /** Returns status and JSON of an address of this site; rejects when it cannot be reached. */
  ask: (address: string, method?: 'POST') => Promise<{ status: number; body: unknown }>;
  openSocket: (address: string) => SocketLike;
  /** Whether the page is hidden. */
  isHidden: () => boolean;
  /** Path of the page below the host. */
  pagePath: () => string;
  leaveTo: (address: string) => void;
  /** Called when the session is over. */
  leaveSession: () => void;
  log: (text: string) => void;
}

export interface PlayerChannel {
  readonly view: PlayerView;
  /** Calls back with the current state, if any, and with every change. @returns a function that unsubscribes */
  subscribe(listener: (view: PlayerView) => void): () => void;
  /** Calls back when the platform pushes a change of the player's attributes. @returns a function that unsubscribes */
  onAttributes(listener: () => void): () => void;
  /** Calls back when the platform pushes a change of the inbox. @returns a function that unsubscribes */
  onInbox(listener: () => void): () => void;
  /** Updates the unread count that a page has just read (INBOX-04). */
  showUnread(unread: PlayerAnswer['unread']): void;
  start(): void;
  /** Call when the page is hidden or enters the back/forward cache; `start` restarts. */
  stop(): void;
  /** Reads the balance now, after a possible change. */
  refresh(): void;
  /** Call when the page is shown or hidden. */
  visibilityChanged(): void;
}

/**
 * The player's state on a page: a private response at the start, a poll of the balance every 20 seconds while the page
 * is visible (SM-14), and pushes over the websocket if the brand has it (SM-35).
 */
export function createPlayerChannel(options: ChannelOptions, ports: ChannelPorts): PlayerChannel {
  const { locale, websocket } = options;
  const listeners = new Set<(view: PlayerView) => void>();
  const attributeListeners = new Set<() => void>();
  const inboxListeners = new Set<() => void>();
  let view: PlayerView = { balance: unknownBalance };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sessionTimer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  /** Number of pushes: a response requested before a push is older than it. */
  let pushes = 0;

  const address = (path: string, query: Record<string, string> = {}) =>
    `${path}?${new URLSearchParams({ locale, ...query })}`;

  function show(change: Partial<PlayerView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener(view);
  }

  function balance(event: BalanceEvent): void {
    show({ balance: nextBalance(view.balance, event) });
  }

  const socket = createSocket({
    async connect() {
      const { status, body } = await ports.ask(address('/api/socket-ticket'), 'POST');
      if (status === 401) leave();
      if (status !== 200 || !isTicket(body)) throw new Error(`no ticket: ${status}`);
      return ports.openSocket(body.url);
    },
    onMessage: (text) => {
      const message = readPushed(text);
      if (message?.type === 'WALLET_BALANCE') {
        pushes += 1;
        balance({ type: 'pushed', amounts: balanceOf(message.balanceMap) });
      } else if (message && 'inbox' in message.attributes) {
        for (const listener of inboxListeners) listener();
        void readUnread();
      } else if (message) {
        for (const listener of attributeListeners) listener();
        void checkAccess();
      }
    },
    // The next call to the site finds that the session has ended and clears its cookie.
    onSessionEnd: () => void read(),
    gaveUp: 'Live updates stopped after the last reconnect; the balance is still polled.',
    log: ports.log,
  });

  /** Loads everything the first time, then only the balance. */
  async function read(): Promise<void> {
    const pushesBefore = pushes;
    balance({ type: 'asked' });
    try {
      const { status, body } = await ports.ask(address(view.player ? '/api/player/balance' : '/api/player'));
      if (status === 401) return leave();
      if (!running) return;
      if (status !== 200) return balance({ type: 'failed', error: String(status) });
      if (!view.player) {
        if (!isPlayerAnswer(body)) return balance({ type: 'failed', error: 'answer' });
        view = { ...view, player: body };
      }
      if (!isBalanceAnswer(body)) return balance({ type: 'failed', error: 'answer' });
      const { amounts } = view.balance;
      if (pushes !== pushesBefore && amounts) balance({ type: 'answered', amounts });
      else balance(body.balance ? { type: 'answered', amounts: body.balance } : { type: 'absent' });
    } catch {
      balance({ type: 'failed', error: 'network' });
    }
  }

  function showUnread(unread: PlayerAnswer['unread']): void {
    if (view.player) show({ player: { ...view.player, unread } });
  }

  async function readUnread(): Promise<void> {
    try {
      const { status, body } = await ports.ask(address('/api/player/unread'));
      if (status === 200 && isUnread(body)) showUnread(body);
    } catch {
      // Ignored: the next page loads the number again.
    }
  }

  async function poll(): Promise<void> {
    clearTimeout(timer);
    await read();
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (running && !ports.isHidden()) timer = setTimeout(() => void poll(), balancePollMs);
  }

  /** The player's access has changed: redirects if the page is no longer open (WS-05). */
  async function checkAccess(): Promise<void> {
    try {
      const { status, body } = await ports.ask(address('/api/player/access', { path: ports.pagePath() }));
      if (status === 401) leave();
      else if (status === 200 && isTarget(body)) ports.leaveTo(body.to);
    } catch {
      // Ignored: the next page is checked again.
    }
  }

  /** The session has ended: the player's data on the page is stale. */
  function leave(): void {
    stop();
    ports.leaveSession();
  }

  /** Only checks whether the session is still valid. */
  async function checkSession(): Promise<void> {
    if (!running || ports.isHidden()) return;
    // An open socket reports the end of the session.
    if (socket.state.name === 'open') return scheduleSessionCheck();
    try {
      const { status } = await ports.ask(address('/api/player/session-status'));
      if (status === 401 && running) return leave();
    } catch {
      // Retried at the next interval.
    }
    scheduleSessionCheck();
  }

  function scheduleSessionCheck(): void {
    clearTimeout(sessionTimer);
    if (running && !ports.isHidden()) sessionTimer = setTimeout(() => void checkSession(), sessionPollMs);
  }

  function stop(): void {
    running = false;
    clearTimeout(timer);
    clearTimeout(sessionTimer);
    socket.stop();
  }

  return {
    get view() {
      return view;
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(view);
      return () => listeners.delete(listener);
    },
    onAttributes(listener) {
      attributeListeners.add(listener);
      return () => attributeListeners.delete(listener);
    },
    onInbox(listener) {
      inboxListeners.add(listener);
      return () => inboxListeners.delete(listener);
    },
    showUnread,
    start() {
      if (running) return;
      running = true;
      if (websocket) socket.start();
      void poll();
      scheduleSessionCheck();
    },
    stop,
    refresh() {
      if (running) void poll();
    },
    visibilityChanged() {
      if (!running) return;
      if (ports.isHidden()) {
        clearTimeout(timer);
        clearTimeout(sessionTimer);
      } else {
        void poll();
        scheduleSessionCheck();
      }
    },
  };
}

function isTicket(value: unknown): value is { url: string } {
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
}

function isTarget(value: unknown): value is { to: string } {
  return typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'string';
}
