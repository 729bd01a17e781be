import type { OpenDatabase } from './database/database';

/** Events between parts of the platform. */
export interface PlatformEvents {
  /** A balance of the player changed. */
  balance: { playerId: number };
  /** Attributes of the player changed: their names with the new values. */
  attributes: { playerId: number; attributes: Record<string, unknown> };
  /** A session was ended: by its player, by an operator, or because the account is blocked. */
  'session-ended': { playerId: number; sessionId: string };
  /** There is a new row for the projector. */
  play: Record<string, never>;
}

type Listener<Name extends keyof PlatformEvents> = (event: PlatformEvents[Name]) => void;

export interface EventEmitter {
  /** Notifies listeners after the current transaction is committed (never after a rollback), or at once outside one. */
  emit<Name extends keyof PlatformEvents>(name: Name, event: PlatformEvents[Name]): void;
  /** Adds a listener; the returned function removes it. Listeners must not throw. */
  on<Name extends keyof PlatformEvents>(name: Name, listener: Listener<Name>): () => void;
}

/** Events of this process, emitted only after the transaction is committed. */
export function createEvents(database: Pick<OpenDatabase, 'afterCommit'>): EventEmitter {
  const listeners: { [Name in keyof PlatformEvents]: Set<Listener<Name>> } = {
    balance: new Set(),
    attributes: new Set(),
    'session-ended': new Set(),
    play: new Set(),
  };
  return {
    emit(name, event) {
      database.afterCommit(() => listeners[name].forEach((listener) => listener(event)));
    },
    on(name, listener) {
      listeners[name].add(listener);
      return () => listeners[name].delete(listener);
    },
  };
}
