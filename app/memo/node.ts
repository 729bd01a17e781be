import { type Input, type Inputs, allFamilies } from './input';
import type { Answers } from './request-reads';

/** Something that was read, with the version that was read. */
export type Edge =
  { readonly input: Input; readonly version: number } | { readonly node: Node; readonly version: number };

/** All that a computation has read. */
export interface Recording {
  readonly edges: readonly Edge[];
  readonly answers: Answers;
  /** When it expires on its own account, in milliseconds of the injected clock. */
  readonly expiresAt: number;
  /** When it ceases to be true because a moment it has read has passed, likewise. */
  readonly endsAt: number;
  /** Part of it is older than it should be, or absent because its source failed. */
  readonly degraded: boolean;
}

/** The outcome of one computation. */
export interface Result extends Recording {
  readonly value: unknown;
  /** The outcome is that there is no such value. */
  readonly missing: Missing | undefined;
  /** Stamp of the computation that first gave this value: a recomputation with an equal value keeps it. */
  readonly version: number;
}

/** The last attempt to compute a newer result. */
export interface Failure {
  readonly error: unknown;
  readonly retryAt: number;
  readonly edges: readonly Edge[];
}

/** A negative result: there is no such value. It is cached like any other, and replaces the last good value. */
export class Missing extends Error {
  override name = 'Missing';
}

/** One result of a memo: for one key and one set of answers. */
export interface Node {
  result: Result | undefined;
  failure: Failure | undefined;
  /** No longer in its memo: its versions still vouch for results made of it, but its value is gone. */
  evicted: boolean;
  /** Families of all inputs below. */
  mask: number;
  /** Revision of those families at which it was last found valid. */
  checkedAt: number;
  /** When it or something below it expires or ends. */
  expiresAt: number;
  /** It, or something below it, is degraded. */
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

/** `expired`: it is only old. `changed`: an input has changed, so the old value must not be served as a current one. */
export type State = 'valid' | 'expired' | 'changed';

/**
 * The state of a result, found by comparing versions; nothing is computed.
 *
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
  // An expired result may be served, so its flag has to be right as well.
  node.degraded = degraded;
  if (expired) return 'expired';
  node.mask = mask;
  node.expiresAt = expiresAt;
  node.checkedAt = inputs.revision(mask);
  return 'valid';
}

/** The last good value serves until the next attempt, or until an input changes with which the last attempt failed. */
function stateOfFailed(node: Node, failure: Failure, now: number): State {
  node.degraded = true;
  node.expiresAt = failure.retryAt;
  // The next result may read anything: a change of any input makes results that contain this one look again.
  node.mask = allFamilies;
  if (!failure.edges.every(isCurrent)) return 'changed';
  return now < failure.retryAt ? 'valid' : 'expired';
}
