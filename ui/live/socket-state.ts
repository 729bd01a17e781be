/** WS-03. */
export const pingEveryMs = 20_000;
/** WS-07. */
export const reconnectAfterMs = 3_000;
export const maxReconnects = 10;

/** SM-35. */
export type SocketState =
  | { name: 'off' }
  | { name: 'connecting'; attempt: number }
  | { name: 'open' }
  | { name: 'reconnecting'; attempt: number }
  | { name: 'gaveUp' };

export type SocketEvent = 'allowed' | 'forbidden' | 'opened' | 'lost' | 'retry';

/** Effects of the state machine, carried out by `socket.ts`. */
export type SocketEffect = 'connect' | 'disconnect' | 'startPing' | 'stopPing' | 'retryLater' | 'warn';

interface Step {
  state: SocketState;
  effects: SocketEffect[];
}

/**
 * State machine of the socket (WS-01, WS-03, WS-07, WS-08): open while flag and authorization allow it; ten reconnects
 * three seconds apart after a loss, then one warning and no more. A successful connection resets the count.
 */
export function nextSocket(state: SocketState, event: SocketEvent): Step {
  if (event === 'forbidden')
    return state.name === 'off'
      ? stay(state)
      : { state: { name: 'off' }, effects: ['stopPing', 'disconnect'] };
  switch (state.name) {
    case 'off':
      return event === 'allowed'
        ? { state: { name: 'connecting', attempt: 0 }, effects: ['connect'] }
        : stay(state);
    case 'connecting':
      if (event === 'opened') return { state: { name: 'open' }, effects: ['startPing'] };
      return event === 'lost' ? afterLoss(state.attempt, []) : stay(state);
    case 'open':
      return event === 'lost' ? afterLoss(0, ['stopPing']) : stay(state);
    case 'reconnecting':
      return event === 'retry'
        ? { state: { name: 'connecting', attempt: state.attempt }, effects: ['connect'] }
        : stay(state);
    case 'gaveUp':
      return stay(state);
  }
}

function afterLoss(attempts: number, effects: SocketEffect[]): Step {
  return attempts < maxReconnects
    ? { state: { name: 'reconnecting', attempt: attempts + 1 }, effects: [...effects, 'retryLater'] }
    : { state: { name: 'gaveUp' }, effects: [...effects, 'warn'] };
}

const stay = (state: SocketState): Step => ({ state, effects: [] });
