import { LRUCache } from 'lru-cache';
import type { ContentType } from '../store/entities';
import type { Space } from '../store/space';
import { QueryEngine } from './query-engine';

/** A schema of a large content model takes megabytes. */
const KEPT_SCHEMAS = 20;

/**
 * The engines of all environments. A schema follows from the content types alone, so environments with the same ones share it, and a
 * write of entries keeps it.
 */
export class QueryEngines {
  readonly #byContent = new LRUCache<string, QueryEngine>({ max: KEPT_SCHEMAS });
  /** Saves comparing the content types for every request: a state of an environment never changes. */
  readonly #byState = new WeakMap<readonly ContentType[], QueryEngine>();

  /** The engine for a state of an environment. */
  for(space: Space): QueryEngine {
    const known = this.#byState.get(space.contentTypes);
    if (known) return known;
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
