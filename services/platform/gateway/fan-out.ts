/** Events for all gateway processes, since a player's sockets may be connected to any of them. */
export type GatewayEvent =
  | { kind: 'balance'; playerId: number }
  | { kind: 'attributes'; playerId: number; attributes: Record<string, string | number | boolean | null> }
  | { kind: 'session-ended'; playerId: number; sessionId: string };

/** Sends events to all gateways, including the sender's own. */
export interface FanOut {
  publish(event: GatewayEvent): void;
  /** Rejects while other gateways are unreachable. */
  check(): Promise<void>;
  /** Closes the connection, if any. */
  close(): Promise<void>;
}

/** For a platform with a single process. */
export function createLocalFanOut(hear: (event: GatewayEvent) => void): FanOut {
  return {
    publish: hear,
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
