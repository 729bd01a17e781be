import { ruleDefinitions } from '../../../schemas/generated/rules';
import type { Brand, Market, RulePack, Rules } from '../../../schemas/generated/types';
import { type ResolvedRules, type RuleName, isLooser, ruleNames, stricterValue } from './rule-values';

/** A version of a rule in a pack. */
export type PackRule = RulePack['rules'][number];

/** Origin of a rule's value. */
export type RuleOrigin =
  | { from: 'defaults' | 'brand' | 'market' | 'specification' }
  | { from: 'pack'; jurisdiction: string; source: PackRule['source'] };

export interface RulesInForce {
  rules: ResolvedRules;
  origins: Record<RuleName, RuleOrigin>;
  /** The legal value of every rule that follows the specification instead. */
  instead: Partial<Record<RuleName, unknown>>;
}

/** A brand or market is less strict than a jurisdiction. */
export interface LoosenedRule {
  rule: RuleName;
  by: 'brand' | 'market';
  value: unknown;
  bound: unknown;
  jurisdiction: string;
  source: PackRule['source'];
}

export interface RuleSettings {
  defaults: ResolvedRules;
  brand: Pick<Brand, 'rules'>;
  market: Pick<Market, 'rules' | 'followsSpecification' | 'jurisdiction' | 'originCountryCode'>;
  packs: ReadonlyMap<string, RulePack>;
}

/** The packs that bind a market: those of its licence, and of its countries. */
export function packsOf({ market, packs }: Pick<RuleSettings, 'market' | 'packs'>): RulePack[] {
  const countries =
    typeof market.originCountryCode === 'string'
      ? [market.originCountryCode]
      : Object.values(market.originCountryCode);
  return [...packs.values()].filter(
    (pack) =>
      pack.jurisdiction === market.jurisdiction ||
      pack.countries?.some((country) => countries.includes(country)),
  );
}

/** The version of a rule in force on a day; if several, the latest. */
export function versionAt(pack: RulePack, rule: RuleName, day: string): PackRule | undefined {
  return pack.rules
    .filter(
      ({ rule: name, effective: { from, to } }) =>
        name === rule && from <= day && (to === undefined || day <= to),
    )
    .sort((one, other) => (one.effective.from < other.effective.from ? 1 : -1))[0];
}

/**
 * The rules of a market on a day: defaults < brand < market, then the strictest of every pack that binds it.
 * @param day `YYYY-MM-DD` in the time zone of the market
 */
export function rulesInForce(settings: RuleSettings, day: string): RulesInForce {
  const rules: Record<string, unknown> = {};
  const origins: Partial<Record<RuleName, RuleOrigin>> = {};
  const instead: Partial<Record<RuleName, unknown>> = {};
  const binding = packsOf(settings);
  for (const name of ruleNames) {
    const own = ownValue(settings, name);
    let { value } = own;
    let origin: RuleOrigin = { from: own.from };
    for (const pack of binding) {
      const version = versionAt(pack, name, day);
      if (!version || !isLooser(name, value, version.value)) continue;
      value = stricterValue(name, value, version.value);
      origin = { from: 'pack', jurisdiction: pack.jurisdiction, source: version.source };
    }
    if (origin.from === 'pack' && followsSpecification(settings, name, binding, day)) {
      instead[name] = value;
      value = ruleDefinitions[name].specification;
      origin = { from: 'specification' };
    }
    rules[name] = value;
    origins[name] = origin;
  }
  return {
    rules: rules as unknown as ResolvedRules,
    origins: origins as Record<RuleName, RuleOrigin>,
    instead,
  };
}

/**
 * Settings of a brand or market that are weaker than a jurisdiction requires, on any day of a version: refused at
 * start and in CI.
 */
export function loosenedRules(settings: RuleSettings): LoosenedRule[] {
  return packsOf(settings).flatMap((pack) =>
    pack.rules.flatMap(({ rule, value: bound, source }) =>
      (['brand', 'market'] as const).flatMap((by): LoosenedRule[] => {
        const value = settings[by].rules?.[rule];
        return value !== undefined && isLooser(rule, value, bound)
          ? [{ rule, by, value, bound, jurisdiction: pack.jurisdiction, source }]
          : [];
      }),
    ),
  );
}

/** Rules for which a market may not follow the specification: no binding pack allows it. */
export function forbiddenDepartures(settings: RuleSettings): RuleName[] {
  const binding = packsOf(settings);
  return (settings.market.followsSpecification ?? []).filter(
    (name) =>
      !binding.some((pack) =>
        pack.rules.some(({ rule, mayFollowSpecification }) => rule === name && mayFollowSpecification),
      ),
  );
}

/** Whether the market, and every law involved, lets the specification take precedence. */
function followsSpecification(
  { market }: RuleSettings,
  name: RuleName,
  binding: RulePack[],
  day: string,
): boolean {
  const { specification } = ruleDefinitions[name];
  return (
    (market.followsSpecification?.includes(name) ?? false) &&
    binding
      .flatMap((pack) => versionAt(pack, name, day) ?? [])
      .every(
        ({ value, mayFollowSpecification }) =>
          mayFollowSpecification || !isLooser(name, specification, value),
      )
  );
}

function ownValue({ defaults, brand, market }: RuleSettings, name: RuleName) {
  const own = (from: 'brand' | 'market', rules: Rules | undefined) =>
    rules?.[name] === undefined ? [] : [{ from, value: rules[name] as unknown }];
  return (
    [...own('market', market.rules), ...own('brand', brand.rules)][0] ?? {
      from: 'defaults' as const,
      value: defaults[name] as unknown,
    }
  );
}
