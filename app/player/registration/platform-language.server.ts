import { configuration } from '../../site/configuration/configuration.server';
import type { Site } from '../../site/site';

/** The language as the market understands it, e.g. `caf` for French in Canada, by the platform's code (REG-03). */
export function platformLanguage(site: Site): string {
  const language = site.market.localeMapping?.[site.language] ?? site.language;
  return configuration().countries.platformLanguages[language] ?? language;
}
