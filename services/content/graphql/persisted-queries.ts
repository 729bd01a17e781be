import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RequestError } from './errors';
import { missingQuery, type GraphQLParameters } from './graphql-request';

const QUERY_MAX_BYTES = 8 * 1024;
const PERSISTED_MAX_BYTES = 16 * 1024;
const REMEMBERED = 1000;

/** Automatic persisted queries: a query is sent in full once, with its hash, and by hash afterwards. */
export class PersistedQueries {
  readonly #queries = new LRUCache<string, string>({ max: REMEMBERED });

  /**
   * The query to run.
   * @throws RequestError for a missing query, an unknown or wrong hash, or a query over 8 KB (16 KB for a persisted one).
   */
  resolve({ query, persistedHash }: GraphQLParameters): string {
    if (persistedHash === null) {
      if (query === null || query.trim() === '') throw missingQuery();
      return checkSize(query, QUERY_MAX_BYTES);
    }
    if (query === null) {
      const cached = this.#queries.get(persistedHash);
      if (cached === undefined)
        throw new RequestError(404, 'PersistedQueryNotFound', 'PersistedQueryNotFound');
      return cached;
    }
    if (createHash('sha256').update(query).digest('hex') !== persistedHash) {
      throw new RequestError(400, 'PersistedQueryMismatch', 'PersistedQueryMismatch');
    }
    this.#queries.set(persistedHash, checkSize(query, PERSISTED_MAX_BYTES));
    return query;
  }
}

function checkSize(query: string, max: number): string {
  const bytes = Buffer.byteLength(query);
  if (bytes <= max) return query;
  throw new RequestError(
    400,
    'QUERY_TOO_BIG',
    `Query cannot be executed. The maximum allowed size of a query is ${max} bytes but it was ${bytes}. Split the query or leave out white space.`,
    { maximumSize: max, size: bytes },
  );
}
