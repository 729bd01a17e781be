import { type Input, type Inputs, allFamilies } from './input';
import type { Answers } from './request-reads';

/** An input or result that was read, with the version read. */
export type Edge =
  { readonly input: Input; readonly version: number } | { readonly node: Node; readonly version: number };

/** Everything a computation has read. */
export interface Recording {
  readonly edges: readonly Edge[];
  readonly answers: Answers;
  /** When it expires by its own maximum age, in milliseconds of the injected clock. */
  readonly expiresAt: number;
  /** When it becomes invalid because a moment it has read passes, in milliseconds of the injected clock. */
  readonly endsAt: number;
  /** Whether part of it is stale, or missing because its source failed. */
  readonly degraded: boolean;
}

/** The outcome of one computation. */
export interface Result extends Recording {
  readonly value: unknown;
  /** Set if the value does not exist. */
  readonly missing: Missing | undefined;
  /** Stamp of the computation that first returned this value: a recomputation with an equal value keeps it. */
  readonly version: number;
}

/** The last attempt to compute a newer result. */
export interface Failure {
  readonly error: unknown;
  readonly retryAt: number;
  readonly edges: readonly Edge[];
}

/** A negative result: the value does not exist. It is cached like any other, and replaces the last good value. */
export class Missing extends Error {
  override name = 'Missing';
}

/** One result of a memo: for one key and one set of answers. */
export interface Node {
  result: Result | undefined;
  failure: Failure | undefined;
  /** Evicted from its memo: its version still validates dependent results, but its value is gone. */
  evicted: boolean;
  /** Families of all inputs it depends on. */
  mask: number;
  /** Revision of those families at the last validation. */
  checkedAt: number;
  /** When it or one of its dependencies expires or ends. */
  expiresAt: number;
  /** Whether it or one of its dependencies is degraded. */
  degraded: boolean;
}

export function createNode(): Node {
  return {
    result: undefined,
    failure: undefined,
    evicted: false,
    mask: 0,
    checkedAt: -1,
    expiresAt: Infinity,
    degraded: false,
  };
}

export function isCurrent(edge: Edge): boolean {
  return edge.version === ('input' in edge ? edge.input.version : edge.node.result?.version);
}

/** `expired`: only too old. `changed`: an input has changed, so the old value must not be served as current. */
export type State = 'valid' | 'expired' | 'changed';

/**
 * The state of a result, by comparing versions; computes nothing.
 * @param now milliseconds of the injected clock
 */
export function stateOf(node: Node, inputs: Inputs, now: number): State {
  const { result, failure } = node;
  if (!result) return 'changed';
  if (failure) return stateOfFailed(node, failure, now);
  if (node.checkedAt === inputs.revision(node.mask) && now < node.expiresAt) return 'valid';
  if (now >= result.endsAt) return 'changed';
  let expired = now >= result.expiresAt;
  let expiresAt = Math.min(result.expiresAt, result.endsAt);
  let { degraded } = result;
  let mask = 0;
  for (const edge of result.edges) {
    if ('input' in edge) {
      if (edge.version !== edge.input.version) return 'changed';
      mask |= edge.input.mask;
      continue;
    }
    const state = stateOf(edge.node, inputs, now);
    if (state === 'changed' || edge.version !== edge.node.result?.version) return 'changed';
    if (state === 'expired') expired = true;
    mask |= edge.node.mask;
    expiresAt = Math.min(expiresAt, edge.node.expiresAt);
    degraded ||= edge.node.degraded;
  }
  // An expired result may be served, so its stale flag must be correct too.
  node.degraded = degraded;
  if (expired) return 'expired';
  node.mask = mask;
  node.expiresAt = expiresAt;
  node.checkedAt = inputs.revision(mask);
  return 'valid';
}

/** The last good value is served until the next attempt, or until an input of the failed attempt changes. */
function stateOfFailed(node: Node, failure: Failure, now: number): State {
  node.degraded = true;
  node.expiresAt = failure.retryAt;
  // The next attempt may read anything, so results that contain this one are validated on a change of any input.
  node.mask = allFamilies;
  if (!failure.edges.every(isCurrent)) return 'changed';
  return now < failure.retryAt ? 'valid' : 'expired';
}
