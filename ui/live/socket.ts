import {
  type SocketEffect,
  type SocketEvent,
  type SocketState,
  nextSocket,
  pingEveryMs,
  reconnectAfterMs,
} from './socket-state';

/** The part of a browser's WebSocket that is used. */
export type SocketLike = Pick<
  WebSocket,
  'send' | 'close' | 'onopen' | 'onclose' | 'onerror' | 'onmessage' | 'readyState'
>;

interface SocketOptions {
  /** Opens a connection, which needs a fresh ticket. Rejects when the platform gives none. */
  connect: () => Promise<SocketLike>;
  /** A text from the gateway, unchecked. */
  onMessage: (text: unknown) => void;
  /** Called when the gateway reports the end of the session; the socket then stays closed. */
  onSessionEnd?: () => void;
  onOpen?: () => void;
  /** Logged after the last reconnect (WS-08). */
  gaveUp: string;
  /** Words for the console. */
  log: (text: string) => void;
}

export interface LiveSocket {
  readonly state: SocketState;
  /** Sends a message as JSON; dropped while the socket is not open. */
  send(message: object): void;
  start(): void;
  stop(): void;
}

/** The code with which the gateway closes a socket when its session has ended. */
const sessionEnded = 4401;
const open = 1;

/** Performs the effects of the state machine (SM-35). */
export function createSocket({
  connect,
  onMessage,
  onSessionEnd,
  onOpen,
  gaveUp,
  log,
}: SocketOptions): LiveSocket {
  let state: SocketState = { name: 'off' };
  let socket: SocketLike | undefined;
  let ping: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Number of the current connection, so that messages of an abandoned one are ignored. */
  let generation = 0;

  const effects: Record<SocketEffect, () => void> = {
    connect: () => void begin(++generation),
    disconnect() {
      generation += 1;
      clearTimeout(retry);
      socket?.close();
      socket = undefined;
    },
    startPing() {
      ping = setInterval(() => send({ action: 'ping' }), pingEveryMs);
    },
    stopPing: () => clearInterval(ping),
    retryLater() {
      retry = setTimeout(() => hear('retry'), reconnectAfterMs);
    },
    warn: () => log(gaveUp),
  };

  function hear(event: SocketEvent): void {
    const step = nextSocket(state, event);
    state = step.state;
    for (const effect of step.effects) effects[effect]();
  }

  function send(message: object): void {
    if (socket?.readyState === open) socket.send(JSON.stringify(message));
  }

  async function begin(mine: number): Promise<void> {
    let opened: SocketLike;
    try {
      opened = await connect();
    } catch {
      if (mine === generation) hear('lost');
      return;
    }
    if (mine !== generation) return opened.close();
    socket = opened;
    opened.onopen = () => {
      if (mine !== generation) return;
      hear('opened');
      onOpen?.();
    };
    opened.onmessage = ({ data }) => {
      if (mine === generation) onMessage(data);
    };
    // Its close follows.
    opened.onerror = () => log('The connection for live updates failed.');
    opened.onclose = ({ code }) => {
      if (mine !== generation) return;
      socket = undefined;
      if (code === sessionEnded) {
        hear('forbidden');
        onSessionEnd?.();
      } else hear('lost');
    };
  }

  return {
    get state() {
      return state;
    },
    send,
    start: () => hear('allowed'),
    stop: () => hear('forbidden'),
  };
}
