import type { RulePack } from '../../../../schemas/generated/types';
import { dayOf } from '../../../../ui/format/zone-day';
import { ruleNames } from '../../../site/rules/rule-values';
import { rulesInForce } from '../../../site/rules/rules-in-force';
import type { Tell } from './collect-findings';
import type { FindingKind } from '../finding';
import type { LaunchInput } from '../launch-input';

type RuleSource = RulePack['rules'][number]['source'];

const yearMs = 365 * 86_400_000;

/** The market's rules, the brand's deviations, and how certain each rule is. */
export function checkRules({ all, configured, directory, sites, now }: LaunchInput, tell: Tell): void {
  const { brand, markets } = configured;
  const reported = new Set(sites.map(({ site }) => site.market.id));
  for (const market of markets.values()) {
    const file = `${directory}/${brand.id}/markets/${market.id}.json`;
    const at = { market: market.id, place: { at: file } };
    if (!market.isMarketEnabled) tell('marketOff', at);
    if (!reported.has(market.id)) continue;
    const { rules, origins, instead } = rulesInForce(
      { defaults: all.defaultRules, brand, market, packs: all.rulePacks },
      dayOf(now, market.timeZone),
    );
    if (rules.marketStatus === 'demo-only') tell('marketDemoOnly', at);
    if (rules.marketStatus === 'blocked') tell('marketBlocked', at);
    for (const name of ruleNames) {
      const origin = origins[name];
      if (origin.from === 'specification')
        tell('followsSpecification', {
          market: market.id,
          values: { rule: name, value: written(rules[name]), law: written(instead[name]) },
          place: { at: `${file} /followsSpecification` },
        });
      const doubt = origin.from === 'pack' ? doubtAbout(origin.source, now) : undefined;
      if (origin.from === 'pack' && doubt)
        tell(doubt, {
          market: market.id,
          values: { jurisdiction: origin.jurisdiction },
          place: { at: `${directory}/rules/${origin.jurisdiction}.json ${name}: ${origin.source.url}` },
        });
    }
  }
}

/** Laws change without notice, so each source has to be read again at least once a year. @param now milliseconds */
function doubtAbout({ seen, checkedOn }: RuleSource, now: number): FindingKind | undefined {
  if (seen === 'unverified') return 'unverifiedRules';
  const yearAgo = dayOf(now - yearMs, 'UTC');
  return checkedOn === undefined || checkedOn < yearAgo ? 'oldRuleSources' : undefined;
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
