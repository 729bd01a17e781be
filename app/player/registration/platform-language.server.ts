import { configuration } from '../../site/configuration/configuration.server';
import type { Site } from '../../site/site';

/** Platform code of the site's language as mapped by the market, e.g. `caf` for French in Canada (REG-03). */
export function platformLanguage(site: Site): string {
  const language = site.market.localeMapping?.[site.language] ?? site.language;
  return configuration().countries.platformLanguages[language] ?? language;
}
