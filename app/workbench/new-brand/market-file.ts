import type { Market, MarketFacts } from '../../../schemas/generated/types';
import type { Project } from './project.server';

type Facts = MarketFacts[string];

/** The values of a brand's market file; the rest are defaults. */
export interface MarketFile {
  id: string;
  name: string;
  languages: string[];
  localeMapping?: Record<string, string>;
  originCountryCode: Market['originCountryCode'];
  currency: string;
  jurisdiction: string;
  timeZone: string;
  registration: { countries: string[] };
}

export interface MarketChoice {
  /** Language codes in addresses; defaults to all that are usual in the market. */
  languages?: string[];
  currency?: string;
}

/** The file of a new market, from the table of facts. @throws Error for an unknown code */
export function marketFile(
  code: string,
  choice: MarketChoice,
  { marketFacts }: Pick<Project, 'marketFacts'>,
): MarketFile {
  const facts = marketFacts[code];
  if (!facts) throw new Error(`brands/market-facts.json does not know market ${code}.`);
  const languages = languagesIn(facts.languages, choice.languages);
  const mapping = Object.entries(facts.localeMapping ?? {}).filter(([language]) =>
    languages.includes(language),
  );
  return {
    id: code,
    name: facts.name,
    languages,
    ...(mapping.length > 0 && { localeMapping: Object.fromEntries(mapping) }),
    originCountryCode: originsOf(facts.originCountryCode, languages, code),
    currency: choice.currency ?? facts.currency,
    jurisdiction: facts.jurisdiction,
    timeZone: facts.timeZone,
    registration: { countries: facts.countries },
  };
}

/** The requested languages that are usual in a market; all of the usual ones if there are none. */
function languagesIn(usual: string[], wanted: string[] | undefined): string[] {
  if (!wanted) return usual;
  const shared = usual.filter((language) => wanted.includes(language));
  return shared.length > 0 ? shared : wanted;
}

/** A country for each offered locale, if the country depends on the language. */
function originsOf(
  origin: Facts['originCountryCode'],
  languages: string[],
  code: string,
): Market['originCountryCode'] {
  if (typeof origin === 'string') return origin;
  const [usual = ''] = Object.values(origin);
  return Object.fromEntries(
    languages.map((language) => [`${language}-${code}`, origin[`${language}-${code}`] ?? usual]),
  );
}
