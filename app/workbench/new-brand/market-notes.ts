import type { Configuration } from '../../site/configuration/read-configuration.server';
import type { Brand, Market } from '../../../schemas/generated/types';
import { dayOf } from '../../../ui/format/zone-day';
import { packsOf, rulesInForce, versionAt } from '../../site/rules/rules-in-force';
import { starterTexts } from './starter.server';

/** Consequences of law and texts for a brand in a market, one line each. @param now milliseconds */
export function marketNotes(
  configuration: Configuration,
  brand: Brand,
  market: Market,
  now: number,
): string[] {
  const { defaultRules: defaults, rulePacks: packs } = configuration;
  const settings = { defaults, brand, market, packs };
  const day = dayOf(now, market.timeZone);
  const { rules } = rulesInForce(settings, day);
  const notes: string[] = [];
  if (rules.marketStatus !== 'open') {
    const laws = packsOf(settings).filter((pack) => {
      const version = versionAt(pack, 'marketStatus', day);
      return version !== undefined && JSON.stringify(version.value) !== '"open"';
    });
    notes.push(
      `the law allows ${rules.marketStatus === 'blocked' ? 'nothing here' : 'only a demo'} (${laws.map(({ name }) => name).join(', ')})`,
    );
  }
  if (!rules.bonuses || !rules.welcomeBonus)
    notes.push('the law allows no welcome offer: it is not shown here');
  if (!market.verticals.every((vertical) => rules.verticals.includes(vertical)))
    notes.push(`the law allows ${rules.verticals.join(' and ')} only`);
  const unwritten = market.languages
    .map((language) => configuration.languages.get(market.localeMapping?.[language] ?? language))
    .filter((language) => language && !starterTexts().has(language.contentLocale));
  for (const language of unwritten)
    if (language)
      notes.push(
        `the pages have no texts of their own in "${language.tag}" yet: they show the language it falls back to`,
      );
  return notes;
}
