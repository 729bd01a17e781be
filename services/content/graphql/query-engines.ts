import { LRUCache } from 'lru-cache';
import type { ContentType } from '../store/entities';
import type { Space } from '../store/space';
import { QueryEngine } from './query-engine';

/** The schema of a large content model takes several megabytes. */
const MAX_CACHED_SCHEMAS = 20;

/**
 * The engines of all environments. A schema depends on the content types alone: environments with equal content
 * types share it, and writes of entries do not invalidate it.
 */
export class QueryEngines {
  readonly #byContent = new LRUCache<string, QueryEngine>({ max: MAX_CACHED_SCHEMAS });
  /** States are immutable, so this saves comparing the content types on each request. */
  readonly #byState = new WeakMap<readonly ContentType[], QueryEngine>();

  /** The engine for a state of an environment. */
  for(space: Space): QueryEngine {
    const cached = this.#byState.get(space.contentTypes);
    if (cached) return cached;
    const fingerprint = QueryEngine.fingerprintOf(space);
    let engine = this.#byContent.get(fingerprint);
    if (!engine) {
      engine = new QueryEngine(space);
      this.#byContent.set(fingerprint, engine);
    }
    this.#byState.set(space.contentTypes, engine);
    return engine;
  }
}
