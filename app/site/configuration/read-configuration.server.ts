import path from 'node:path';
import type { Countries, Currencies, Languages, RulePack } from '../../../schemas/generated/types';
import {
  validateCountries,
  validateCurrencies,
  validateLanguages,
} from '../../../schemas/generated/validators.js';
import { originCountry } from '../countries';
import { formatLocale } from '../locale';
import type { ResolvedRules } from '../rules/rule-values';
import { type AliasHost, aliasHostsOf } from '../hosts/alias-hosts';
import { hostsOf, isHostName } from './brand-identity.server';
import { ConfigurationError } from './configuration-error';
import type { StoredChange } from './brand-changes';
import { changesFolder } from './changed-brand.server';
import type { Json } from './merge-configuration';
import { type BrandConfiguration, readBrand } from './read-brand.server';
import { checked, foldersIn, readJson, readObject } from './read-files.server';
import { nearestText } from './nearest-text';
import { checkOwnTexts, checkTexts, readMessages, textKeys, textsOf } from './read-messages.server';
import { checkRules, readDefaultRules, readRulePacks } from './read-rules.server';
import { uniqueBrands } from './unique-brands.server';

export interface Configuration {
  brands: Map<string, BrandConfiguration>;
  hosts: Map<string, BrandConfiguration>;
  /** Alias hosts that redirect to one of these. */
  aliases: Map<string, AliasHost>;
  defaultBrand: BrandConfiguration;
  languages: Map<string, Languages[number]>;
  currencies: Currencies;
  /** Mappings between codes of countries, markets and languages. */
  countries: Countries;
  /** Folder of `brands/messages` → interface texts. */
  messages: Map<string, Json>;
  /** Language code → all its interface texts. */
  texts: Map<string, Json>;
  /** Rules that apply unless brand, market or law set others. */
  defaultRules: ResolvedRules;
  /** Jurisdiction → its rules. */
  rulePacks: Map<string, RulePack>;
}

type SharedConfiguration = Omit<Configuration, 'brands' | 'hosts' | 'aliases' | 'defaultBrand'>;

/** Source of changes to brands that are not yet in their files. */
export interface ChangeSource {
  of(brand: string): readonly StoredChange[];
  /**
   * Returns a brand to use instead of a refused one, if any; without this function, and if it throws, reading fails.
   * @param hasChanges whether the brand has changes that are not in its files
   */
  refused?(brand: string, error: ConfigurationError, hasChanges: boolean): BrandConfiguration | undefined;
  /** The previously read version of the brand. */
  lastGood?(brand: string): BrandConfiguration | undefined;
}

const sharedFolders = ['messages', 'rules', changesFolder];

/** Reads and validates everything below `brands/`. @throws ConfigurationError with file, pointer and remedy */
export function readConfiguration(directory: string, changes?: ChangeSource): Configuration {
  const inDirectory = (name: string) => path.join(directory, name);
  const defaults = readObject(inDirectory('defaults.json'));
  const languages = new Map(
    checked(inDirectory('languages.json'), readJson(inDirectory('languages.json')), validateLanguages).map(
      (language) => [language.code, language],
    ),
  );
  for (const [code, { tag }] of languages)
    if (!isLanguageTag(tag))
      throw new ConfigurationError(
        `${inDirectory('languages.json')}: /tag of "${code}" is "${tag}". Write a BCP 47 tag, such as "pt-BR".`,
      );
  const messages = readMessages(inDirectory('messages'));
  const shared = {
    languages,
    currencies: checked(
      inDirectory('currencies.json'),
      readJson(inDirectory('currencies.json')),
      validateCurrencies,
    ),
    countries: checked(
      inDirectory('countries.json'),
      readJson(inDirectory('countries.json')),
      validateCountries,
    ),
    messages,
    texts: new Map([...languages].map(([code, language]) => [code, textsOf(language, messages)])),
    defaultRules: readDefaultRules(inDirectory('defaults.json'), defaults['rules']),
    rulePacks: readRulePacks(inDirectory('rules')),
  };
  const ids = foldersIn(directory).filter((name) => !sharedFolders.includes(name));
  const checkSpoken = spokenCheck(directory, shared);
  const read = new Map(
    ids.flatMap((id) => {
      const configured = readOne(id);
      return configured ? [[id, configured] as const] : [];
    }),
  );
  const { brands, defaultBrand } = uniqueBrands(directory, read, read.size === ids.length, changes);
  const hosts = hostsOf(directory, brands);
  const aliases = aliasHostsOf(directory, hosts, brands.values(), isHostName);
  return { brands, hosts, aliases, defaultBrand, ...shared };

  /** An invalid brand is refused alone; the others are not affected. */
  function readOne(id: string): BrandConfiguration | undefined {
    let stored: readonly StoredChange[] | undefined;
    try {
      stored = changes?.of(id) ?? [];
      return checkedBrand(readBrand(directory, id, defaults, stored));
    } catch (error) {
      if (!changes?.refused || !(error instanceof ConfigurationError)) throw error;
      const lastGood = changes.refused(id, error, stored?.length !== 0);
      // If the last good version is now invalid as well, the fault is in shared files.
      return lastGood && checkedBrand(lastGood);
    }
  }

  function checkedBrand(configured: BrandConfiguration): BrandConfiguration {
    checkBrandTexts(directory, configured, shared);
    checkMarkets(directory, configured, shared);
    checkSpoken(configured);
    return configured;
  }
}

function didYouMean(code: string, codes: Iterable<string>): string {
  const nearest = nearestText(code, codes);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

/** Whether Intl supports the language tag. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function checkMarkets(directory: string, configured: BrandConfiguration, all: SharedConfiguration): void {
  const folder = path.join(directory, configured.brand.id);
  for (const market of configured.markets.values()) {
    const file = path.join(folder, 'markets', `${market.id}.json`);
    if (!all.countries.marketCodes.includes(market.id))
      throw new ConfigurationError(
        `${file}: /id "${market.id}" is not a market code of ${path.join(directory, 'countries.json')}. Add it to /marketCodes there.`,
      );
    for (const code of [...market.languages, ...Object.values(market.localeMapping ?? {})])
      if (!all.languages.has(code))
        throw new ConfigurationError(
          `${file}: /languages has "${code}", which is not in ${path.join(directory, 'languages.json')}.${didYouMean(code, all.languages.keys())} Correct it, or add it there.`,
        );
    for (const language of market.languages) {
      const locale = formatLocale(language, market.id);
      if (!originCountry(market, locale))
        throw new ConfigurationError(
          `${file}: /originCountryCode names no country for ${locale}. Add it, or name one country for all languages.`,
        );
    }
    if (!all.currencies[market.currency])
      throw new ConfigurationError(
        `${file}: /currency "${market.currency}" is not in ${path.join(directory, 'currencies.json')}.${didYouMean(market.currency, Object.keys(all.currencies))} Correct it, or add how it is written.`,
      );
    if (!all.currencies[market.currency]?.offerRate)
      throw new ConfigurationError(
        `${path.join(directory, 'currencies.json')}: /${market.currency}/offerRate is missing, but market ${market.id} of ${configured.brand.id} has this currency. Add how many of it an offer has for each euro.`,
      );
    checkRules(
      { brand: path.join(folder, 'brand.json'), market: file },
      { defaults: all.defaultRules, brand: configured.brand, market, packs: all.rulePacks },
    );
  }
}

function checkBrandTexts(
  directory: string,
  { brand, messages: own }: BrandConfiguration,
  { messages, texts }: SharedConfiguration,
): void {
  const english = textKeys(texts.get('en') ?? {});
  checkOwnTexts(path.join(directory, brand.id, 'messages'), own, messages, english);
}

/** Checks that every language of an enabled market has all texts; each language is checked once. */
function spokenCheck(
  directory: string,
  { languages, texts }: SharedConfiguration,
): (configured: BrandConfiguration) => void {
  const complete = new Set<string>();
  const english = texts.get('en') ?? {};
  return ({ markets }) => {
    for (const { isMarketEnabled, languages: spoken, localeMapping } of markets.values())
      for (const code of isMarketEnabled ? spoken.map((each) => localeMapping?.[each] ?? each) : []) {
        const language = languages.get(code);
        if (!language || complete.has(code)) continue;
        checkTexts(path.join(directory, 'messages'), language, texts.get(code) ?? {}, english);
        complete.add(code);
      }
  };
}
