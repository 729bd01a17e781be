import type { Constraint, Policy, PolicyAction } from '../../store/people';
import type { RoleTemplate } from './role-templates';

/** Scope of a role. An empty or missing list does not limit it. */
export interface RoleLimits {
  /** Ids, such as `halden`. */
  readonly brands?: readonly string[];
  /** Codes, such as `CA`. */
  readonly markets?: readonly string[];
  /** Codes of content locales, such as `de`; restricts changes to texts in these locales. */
  readonly languages?: readonly string[];
}

/** All brands and markets, so that a role can exclude the others. */
export interface KnownSites {
  readonly brands: readonly string[];
  readonly markets: readonly string[];
}

type LimitedRole = Required<Pick<RoleTemplate, 'permissions' | 'policies'>>;

const WRITES: readonly PolicyAction[] = [
  'create',
  'update',
  'delete',
  'publish',
  'unpublish',
  'archive',
  'unarchive',
];
/** Actions of translators: they create and delete nothing. */
const IN_LANGUAGE: readonly PolicyAction[] = ['read', 'update', 'publish', 'unpublish'];

const isContent: Constraint = { in: [{ doc: 'sys.type' }, ['Entry', 'Asset']] };

/** The id of the tag of a brand. */
export function brandTag(brand: string): string {
  return `brand-${brand}`;
}

/** The id of the tag of a market. */
export function marketTag(market: string): string {
  return `market-${market.toLowerCase()}`;
}

/**
 * The permissions and policies of a role limited to brands, markets and languages. It may change entities
 * tagged with one of each, but neither shared entities nor those also tagged for another brand or market.
 */
export function limitedRole(template: RoleTemplate, limits: RoleLimits, known: KnownSites): LimitedRole {
  const { permissions = {}, policies = [] } = template;
  const { brands = [], markets = [], languages = [] } = limits;
  const own = [
    ...(brands.length > 0 ? [tagged(brands.map(brandTag))] : []),
    ...(markets.length > 0 ? [tagged(markets.map(marketTag))] : []),
  ];
  const others = (all: readonly string[], some: readonly string[]) =>
    some.length > 0 ? all.filter((one) => !some.includes(one)) : [];
  const [otherBrands, otherMarkets] = [others(known.brands, brands), others(known.markets, markets)];
  const otherTags = [...otherBrands.map(brandTag), ...otherMarkets.map(marketTag)];
  return {
    permissions,
    policies: [
      ...policies.flatMap((policy) => limited(policy, own, languages)),
      ...denied(isContent, tagged(otherTags), otherTags),
      ...denied(isContent, { in: [{ doc: 'fields.brands.%' }, otherBrands] }, otherBrands),
      ...denied(isContent, { in: [{ doc: 'fields.onlyBrands.%' }, otherBrands] }, otherBrands),
      ...denied(isContent, { in: [{ doc: 'fields.markets.%' }, otherMarkets] }, otherMarkets),
      ...denied({ equals: [{ doc: 'sys.type' }, 'Tag'] }, { in: [{ doc: 'sys.id' }, otherTags] }, otherTags),
    ],
  };
}

function limited(policy: Policy, own: readonly Constraint[], languages: readonly string[]): Policy[] {
  if (isReading(policy) || !isAboutContent(policy)) return [policy];
  const limits = policy.constraint ? [policy.constraint, ...own] : own;
  if (languages.length === 0) return [{ ...policy, constraint: { and: limits } }];
  const actions = inLanguage(policy.actions);
  const paths = languages.map((language) => ({ doc: `fields.%.${language}` }));
  const update: Policy = { ...policy, actions: ['update'], constraint: { and: [...limits, { paths }] } };
  const rest = actions.filter((action) => action !== 'update');
  return [
    ...(actions.includes('update') ? [update] : []),
    ...(rest.length > 0 ? [{ ...policy, actions: rest, constraint: { and: limits } }] : []),
  ];
}

function inLanguage(actions: Policy['actions']): readonly PolicyAction[] {
  return actions === 'all' ? IN_LANGUAGE : actions.filter((action) => IN_LANGUAGE.includes(action));
}

function isReading({ actions }: Policy): boolean {
  return actions !== 'all' && actions.every((action) => action === 'read');
}

/** Releases have no tags: the right to change one depends on its entities. */
function isAboutContent({ constraint }: Policy): boolean {
  return constraint?.equals?.[1] !== 'Release';
}

function tagged(ids: readonly string[]): Constraint {
  return { in: [{ doc: 'metadata.tags.sys.id' }, ids] };
}

function denied(what: Constraint, which: Constraint, values: readonly string[]): Policy[] {
  if (values.length === 0) return [];
  return [{ effect: 'deny', actions: WRITES, constraint: { and: [what, which] } }];
}
