import type { Configuration } from '../../site/configuration/read-configuration.server';
import type { BrandConfiguration } from '../../site/configuration/read-brand.server';
import { type RuleName, ruleNames } from '../../site/rules/rule-values';
import { type PackRule, rulesInForce, versionAt } from '../../site/rules/rules-in-force';
import type { Market } from '../../../schemas/generated/types';
import type { ExplainedValue } from './explain-site.server';

/** Files of a brand in a market, below the folder of brands. */
export interface SiteFiles {
  brand: string;
  market: string;
}

/**
 * The rules in force in a market, each with the file that determines it and, for a law, its source.
 * @param day `YYYY-MM-DD` in the time zone of the market
 */
export function explainRules(
  all: Configuration,
  configured: BrandConfiguration,
  market: Market,
  files: SiteFiles,
  day: string,
): ExplainedValue[] {
  const inForce = rulesInForce(
    { defaults: all.defaultRules, brand: configured.brand, market, packs: all.rulePacks },
    day,
  );
  return ruleNames.map((name) => ({ path: `rules.${name}`, value: inForce.rules[name], ...originOf(name) }));

  function originOf(name: RuleName): Omit<ExplainedValue, 'path' | 'value'> {
    const origin = inForce.origins[name];
    switch (origin.from) {
      case 'pack': {
        const pack = all.rulePacks.get(origin.jurisdiction);
        const note = pack && noteOf(versionAt(pack, name, day));
        return {
          file: `rules/${origin.jurisdiction}.json`,
          source: origin.source,
          ...(note ? { note } : {}),
        };
      }
      case 'specification':
        return {
          file: files.market,
          note: `specification (/followsSpecification); the law says ${JSON.stringify(inForce.instead[name])}`,
        };
      case 'defaults':
        return { file: 'defaults.json' };
      default:
        return { file: files[origin.from] };
    }
  }
}

function noteOf(version: PackRule | undefined): string | undefined {
  if (!version) return undefined;
  const { from, to } = version.effective;
  const dates = `in force from ${from}${to ? ` to ${to}` : ''}`;
  return version.note ? `${dates}. ${version.note}` : dates;
}
