/** Events for every gateway process, since the sockets of one player may be at any of them. */
export type GatewayEvent =
  | { kind: 'balance'; playerId: number }
  | { kind: 'attributes'; playerId: number; attributes: Record<string, string | number | boolean | null> }
  | { kind: 'session-ended'; playerId: number; sessionId: string };

/** Carries events to all gateways, the sender's own one included. */
export interface FanOut {
  publish(event: GatewayEvent): void;
  /** Rejects while other gateways cannot be reached. */
  check(): Promise<void>;
  /** Ends the connection, if there is one. */
  close(): Promise<void>;
}

/** For a platform of one process. */
export function createLocalFanOut(hear: (event: GatewayEvent) => void): FanOut {
  return {
    publish: hear,
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
