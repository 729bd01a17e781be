import type { Configuration } from '../../../app/site/configuration/read-configuration.server';
import type { RuleName } from '../../../app/site/rules/rule-values';
import {
  type RuleOrigin,
  type RuleSettings,
  packsOf,
  rulesInForce,
  versionAt,
} from '../../../app/site/rules/rules-in-force';

/** A market of a brand, with the sources of its rules. */
export interface SiteMarket {
  /** Brand and code, as displayed. */
  label: string;
  /** Jurisdictions that bind it. */
  packs: string[];
  settings: RuleSettings;
}

/** A value from a day on; the first one has no start. */
export interface RuleSegment {
  from: string | undefined;
  value: unknown;
  origin: string;
  source?: { title: string; url: string };
}

/** Changes of a rule over time, with the markets they apply to. */
export interface RuleTimeline {
  markets: string[];
  segments: RuleSegment[];
}

/** A rule for which a market follows the specification. */
export interface Departure {
  market: string;
  rule: RuleName;
  law: string;
  shown: unknown;
  source: { title: string; url: string };
}

/** Earlier than every law in a pack. */
const sinceEver = '0001-01-01';

/** Every market of every brand, including disabled ones. */
export function siteMarkets({ brands, defaultRules, rulePacks }: Configuration): SiteMarket[] {
  return [...brands.values()].flatMap(({ brand, markets }) =>
    [...markets.values()].map((market) => {
      const settings = { defaults: defaultRules, brand, market, packs: rulePacks };
      return {
        label: `${brand.id} ${market.id}`,
        packs: packsOf(settings).map(({ jurisdiction }) => jurisdiction),
        settings,
      };
    }),
  );
}

/** The value of a rule in markets that differ from `defaults.json`; markets with the same value share a line. */
export function timelinesOf(
  { defaultRules }: Configuration,
  markets: readonly SiteMarket[],
  name: RuleName,
): RuleTimeline[] {
  const grouped = new Map<string, RuleTimeline>();
  for (const { label, settings } of markets) {
    const segments = segmentsOf(settings, name);
    if (segments.length === 1 && segments[0]?.origin === ownOrigins.defaults) continue;
    // The time before the first law is not a change.
    const [first, ...others] = segments;
    const shown =
      others.length > 0 && JSON.stringify(first?.value) === JSON.stringify(defaultRules[name])
        ? others
        : segments;
    const key = JSON.stringify(shown);
    const known = grouped.get(key);
    if (known) known.markets.push(label);
    else grouped.set(key, { markets: [label], segments: shown });
  }
  return [...grouped.values()];
}

function segmentsOf(settings: RuleSettings, name: RuleName): RuleSegment[] {
  const segments: RuleSegment[] = [];
  for (const day of changes(settings, name)) {
    const { rules, origins } = rulesInForce(settings, day);
    const segment = {
      from: day === sinceEver ? undefined : day,
      value: rules[name],
      ...originOf(origins[name]),
    };
    const last = segments.at(-1);
    if (!last || JSON.stringify({ ...last, from: '' }) !== JSON.stringify({ ...segment, from: '' }))
      segments.push(segment);
  }
  return segments;
}

/** Days on which a version of a rule begins or is over. */
function changes(settings: RuleSettings, name: RuleName): string[] {
  const days = packsOf(settings).flatMap((pack) =>
    pack.rules
      .filter(({ rule }) => rule === name)
      .flatMap(({ effective: { from, to } }) => [from, ...(to === undefined ? [] : [dayAfter(to)])]),
  );
  return [sinceEver, ...[...new Set(days)].sort()];
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

const ownOrigins = {
  defaults: 'brands/defaults.json',
  brand: 'the brand',
  market: 'the market',
  specification: 'the specification, by name',
};

function originOf(origin: RuleOrigin): Pick<RuleSegment, 'origin' | 'source'> {
  if (origin.from === 'pack')
    return {
      origin: `brands/rules/${origin.jurisdiction}.json`,
      source: { title: origin.source.title, url: origin.source.url },
    };
  return { origin: ownOrigins[origin.from] };
}

/** Every rule for which a market follows the specification, with the law it departs from. */
export function departuresOf(markets: readonly SiteMarket[]): Departure[] {
  return markets.flatMap(({ label, settings }) =>
    (settings.market.followsSpecification ?? []).flatMap((rule) =>
      changes(settings, rule).flatMap((day): Departure[] => {
        const { rules, instead } = rulesInForce(settings, day);
        if (!(rule in instead)) return [];
        const version = packsOf(settings)
          .flatMap((pack) => versionAt(pack, rule, day) ?? [])
          .find(({ mayFollowSpecification }) => mayFollowSpecification);
        if (!version) return [];
        const { effective, source } = version;
        const span = effective.to ? `${effective.from} to ${effective.to}` : `from ${effective.from}`;
        return [
          { market: label, rule, law: `${String(instead[rule])}, ${span}`, shown: rules[rule], source },
        ];
      }),
    ),
  );
}
