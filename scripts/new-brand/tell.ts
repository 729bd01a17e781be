import type { Configuration } from '../../app/site/configuration/read-configuration.server';
import { dayOf } from '../../ui/format/zone-day';
import { packsOf, rulesInForce, versionAt } from '../../app/site/rules/rules-in-force';
import { starterTexts } from './starter';

/** Obstacles and notes of a brand's market: one line each. */
export function marketNotes(
  configuration: Configuration,
  brandId: string,
  code: string,
  now: number,
): string[] {
  const configured = configuration.brands.get(brandId);
  const market = configured?.markets.get(code);
  if (!configured || !market) return [];
  const settings = {
    defaults: configuration.defaultRules,
    brand: configured.brand,
    market,
    packs: configuration.rulePacks,
  };
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

/** Lines below a heading, set in. */
export function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}
