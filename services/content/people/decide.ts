import { changedPlaces, type PolicyEntity } from './changed-places';
import type { Constraint, Policy, PolicyAction } from '../store/people';

/** A resource before and after a write; absent when it does not exist. */
export interface EntityChange {
  readonly before?: PolicyEntity | undefined;
  readonly after?: PolicyEntity | undefined;
}

/** Reason for a denial: a policy forbids the action, or none allows it. */
export interface Denial {
  readonly isForbidden: boolean;
  /** The path that may not be changed, such as `fields.title.de-DE`; null for the resource as a whole. */
  readonly place: string | null;
  /** True if the denial is about the new state, false for the current one. */
  readonly isAfter: boolean;
}

/** A single decision. */
interface Question {
  readonly action: PolicyAction;
  readonly entity: PolicyEntity;
  /** The path that changes; null for the resource as a whole. */
  readonly place: string | null;
  /** The acting person. */
  readonly userId: string;
}

/** `unknown` where a constraint depends on a path but the decision is about the whole resource. */
type Verdict = boolean | 'unknown';

/**
 * Evaluates policies for an action; returns null when it is allowed. A deny overrides every allow, in any
 * order, and the default is deny. A change must be allowed for the old and the new state, and for every path
 * that it changes.
 * @param userId for constraints with `User.current()`
 */
export function decide(
  policies: readonly Policy[],
  action: PolicyAction,
  change: EntityChange,
  userId: string,
): Denial | null {
  const changesPlaces = action === 'update' || action === 'create';
  const places = changesPlaces ? changedPlaces(change.before, change.after) : [];
  for (const entity of [change.before, change.after]) {
    if (!entity) continue;
    const isAfter = entity === change.after && entity !== change.before;
    for (const place of places.length > 0 ? places : [null]) {
      const question = { action, entity, place, userId };
      if (policies.some((policy) => policy.effect === 'deny' && concerns(policy, question) === true))
        return { isForbidden: true, place, isAfter };
      // Saving without changes only requires the right to change some path.
      const isAllowed = (verdict: Verdict) => verdict === true || (changesPlaces && verdict === 'unknown');
      if (!policies.some((policy) => policy.effect === 'allow' && isAllowed(concerns(policy, question))))
        return { isForbidden: false, place, isAfter };
    }
  }
  return null;
}

function concerns({ actions, constraint }: Policy, question: Question): Verdict {
  if (actions !== 'all' && !actions.includes(question.action)) return false;
  return constraint ? fits(constraint, question) : true;
}

function fits(constraint: Constraint, question: Question): Verdict {
  const { and, or, not, equals, in: among, paths } = constraint;
  if (and) return all(and, question);
  if (or) return opposite(all(or, question, opposite));
  if (not) return opposite(isList(not) ? all(not, question) : fits(not, question));
  if (equals) return valuesAt(question.entity, equals[0].doc).includes(named(equals[1], question));
  if (among) {
    const wanted = among[1].map((value) => named(value, question));
    return valuesAt(question.entity, among[0].doc).some((value) => wanted.includes(value));
  }
  const { place } = question;
  if (!paths) return false;
  return place === null ? 'unknown' : paths.some(({ doc }) => isBelow(place, doc));
}

function all(
  constraints: readonly Constraint[],
  question: Question,
  seen: (verdict: Verdict) => Verdict = (verdict) => verdict,
): Verdict {
  const verdicts = constraints.map((constraint) => seen(fits(constraint, question)));
  if (verdicts.includes(false)) return false;
  return verdicts.includes('unknown') ? 'unknown' : true;
}

function opposite(verdict: Verdict): Verdict {
  return verdict === 'unknown' ? verdict : !verdict;
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

function named(value: unknown, { userId }: Question): unknown {
  return value === 'User.current()' ? userId : value;
}

/** True if a path is at or below a pattern, in which `%` matches any one segment. */
function isBelow(place: string, pattern: string): boolean {
  const steps = place.split('.');
  return pattern.split('.').every((step, index) => step === '%' || step === steps[index]);
}

/** All values at a path; lists are flattened. */
function valuesAt(entity: PolicyEntity, path: string): readonly unknown[] {
  let found: readonly unknown[] = [entity];
  for (const step of path.split('.')) {
    found = found.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return [];
      const children: readonly unknown[] =
        step === '%' ? Object.values(value) : Object.hasOwn(value, step) ? [property(value, step)] : [];
      return children.flatMap((child): readonly unknown[] => (Array.isArray(child) ? child : [child]));
    });
  }
  return found;
}

function property(value: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
