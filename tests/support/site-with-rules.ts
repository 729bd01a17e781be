import { configuration } from '../../app/site/configuration/configuration.server';
import { sitesOf } from '../../app/site/resolve.server';
import type { ResolvedRules } from '../../app/site/rules/rule-values';
import type { Site } from '../../app/site/site';

/** The global site of the default brand, with the default rules and the given overrides. */
export function siteWithRules(rules: Partial<ResolvedRules> = {}): Site {
  const { defaultBrand, defaultRules } = configuration();
  const site = sitesOf(defaultBrand).find(({ locale }) => locale === defaultBrand.brand.defaultLocale);
  if (!site) throw new Error('the default brand has no site in its default locale');
  const all = { ...defaultRules, ...rules };
  const verticals = site.market.verticals.filter((vertical) => all.verticals.includes(vertical));
  return { ...site, rules: all, market: { ...site.market, verticals } };
}
