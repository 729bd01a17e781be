import type { NewBrandChoices } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import { looks } from '../new-brand/looks';
import { languageName } from '../preview/language-name';
import { isWritable } from './draft-folder.server';
import { siteProject } from './site-project.server';

/** The options for a new brand. */
export function newBrandChoices(): NewBrandChoices {
  const { configuration, marketFacts } = siteProject();
  const { languages, currencies, rulePacks, countries } = configuration;
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');
  return {
    markets: Object.entries(marketFacts)
      .map(([code, facts]) => ({
        code,
        name: facts.name,
        languages: facts.languages,
        currency: facts.currency,
        licence: rulePacks.get(facts.jurisdiction)?.authority ?? facts.jurisdiction,
      }))
      .sort(byName),
    globalMarket: countries.globalMarket,
    languages: [...languages.values()]
      .map(({ code, tag }) => ({ code, name: languageName(tag) }))
      .sort(byName),
    currencies: Object.keys(currencies).sort(),
    looks: [...looks],
    isWritable: isWritable(environment.brandsDirectory),
  };
}
