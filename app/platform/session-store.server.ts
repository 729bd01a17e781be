import { randomUUID } from 'node:crypto';
import { type SessionData, type SessionIdStorageStrategy, createSessionStorage } from '@remix-run/node';
import { LRUCache } from 'lru-cache';

/** Most sessions kept at once; the one unused longest ends first. */
const maxSessions = 100_000;

/**
 * Sessions in the memory of the process. Unlike Remix's own, their ids cannot be guessed and their number has a limit.
 *
 * @param lifetimeMs how long a session is kept after it was last written
 */
export function createSessionStore<Data extends SessionData>(
  cookie: SessionIdStorageStrategy['cookie'],
  lifetimeMs: number,
) {
  const sessions = new LRUCache<string, Partial<Data>>({ max: maxSessions, ttl: lifetimeMs });
  return createSessionStorage<Data>({
    cookie,
    async createData(data) {
      const id = randomUUID();
      sessions.set(id, data);
      return id;
    },
    readData: async (id) => sessions.get(id) ?? null,
    updateData: async (id, data) => void sessions.set(id, data),
    deleteData: async (id) => void sessions.delete(id),
  });
}
