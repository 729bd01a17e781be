import type { Link } from '../../schemas/generated/types';

/** A link an editor placed (schemas/content/link). */
export type NavigationLink = Link;

/** The links a visitor sees (GUARD-26): `both` and no rule are for everybody. */
export function visibleLinks<T extends Pick<Link, 'visibleTo'>>(
  links: readonly T[] | undefined,
  authorized: boolean,
): T[] {
  return (links ?? []).filter(
    ({ visibleTo }) => !visibleTo || visibleTo === 'both' || (visibleTo === 'authorized') === authorized,
  );
}
