import { LRUCache } from 'lru-cache';
import type { ContentType } from '../store/entities';
import type { Space } from '../store/space';
import { QueryEngine } from './query-engine';

/** A schema of a large content model takes megabytes. */
const MAX_CACHED_SCHEMAS = 20;

/**
 * The engines of all environments. A schema follows from the content types alone, so environments with the same ones share it, and a
 * write of entries keeps it.
 */
export class QueryEngines {
  readonly #byContent = new LRUCache<string, QueryEngine>({ max: MAX_CACHED_SCHEMAS });
  /** Saves comparing the content types for every request: a state of an environment never changes. */
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
