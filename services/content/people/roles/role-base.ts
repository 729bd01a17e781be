import { isDeepStrictEqual } from 'node:util';
import type { Constraint, Policy, StoredRole } from '../../store/people';
import { limitedRole, type RoleLimits } from './limited-role';
import { type RoleTemplate, roleTemplates } from './role-templates';

/** A template with its limits. */
export interface RoleBase {
  readonly template: RoleTemplate;
  readonly limits: Required<RoleLimits>;
}

/** The template and limits that a role was created from, derived from its policies; none for a role that was edited since. */
export function baseOf({
  policies,
  permissions,
}: Pick<StoredRole, 'policies' | 'permissions'>): RoleBase | undefined {
  const limits = limitsOf(policies);
  const allowed = policies.filter(({ effect }) => effect === 'allow');
  for (const template of roleTemplates.values()) {
    if (template.admin) continue;
    const made = limitedRole(template, limits, { brands: [], markets: [] });
    if (
      isDeepStrictEqual({ allowed, permissions }, { allowed: made.policies, permissions: made.permissions })
    )
      return { template, limits };
  }
  return undefined;
}

/** Limits sorted and deduplicated, so that equal ones compare as equal. */
export function sortedLimits({
  brands = [],
  markets = [],
  languages = [],
}: RoleLimits): Required<RoleLimits> {
  const [first, second, third] = [brands, markets, languages].map((list) => [...new Set(list)].sort());
  return { brands: first ?? [], markets: second ?? [], languages: third ?? [] };
}

function limitsOf(policies: readonly Policy[]): Required<RoleLimits> {
  const parts = policies
    .filter(({ effect }) => effect === 'allow')
    .flatMap(({ constraint }): readonly Constraint[] => constraint?.and ?? []);
  const tags = parts.flatMap((part) => (part.in?.[0].doc === 'metadata.tags.sys.id' ? part.in[1] : []));
  const named = (prefix: string) =>
    unique(
      tags.flatMap((tag) =>
        typeof tag === 'string' && tag.startsWith(prefix) ? tag.slice(prefix.length) : [],
      ),
    );
  const paths = parts.flatMap((part) => part.paths ?? []);
  return {
    brands: named('brand-'),
    markets: named('market-').map((code) => code.toUpperCase()),
    languages: unique(paths.flatMap(({ doc }) => doc.split('.')[2] ?? [])),
  };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
