import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ErrorObject } from 'ajv';
import type { Brand, Currencies, Languages, Market, Theme } from '../../schemas/generated/types';
import {
  validateBrand,
  validateCurrencies,
  validateLanguages,
  validateMarket,
  validateTheme,
} from '../../schemas/generated/validators.js';
import { environment } from '../environment.server';
import { log } from '../log.server';

/** A brand with everything below its folder, defaults merged in. */
export interface BrandConfiguration {
  brand: Brand;
  theme: Theme;
  /** Market code → market, enabled or not. */
  markets: Map<string, Market>;
  /** Overrides of interface texts by messages name. */
  messages: Map<string, Record<string, unknown>>;
}

export interface Configuration {
  brands: Map<string, BrandConfiguration>;
  hosts: Map<string, BrandConfiguration>;
  defaultBrand: BrandConfiguration;
  languages: Map<string, Languages[number]>;
  currencies: Currencies;
  /** Messages name → interface texts. */
  messages: Map<string, Record<string, unknown>>;
}

/** Wrong configuration; the message names file, JSON pointer and what to do. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

type Json = Record<string, unknown>;

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigurationError(`${file} is missing. Create it, or remove what refers to it.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigurationError(
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Objects merge, everything else replaces (DESIGN: defaults < brand < market). */
export function mergeConfiguration(base: unknown, over: unknown): unknown {
  if (!isJson(base) || !isJson(over)) return over === undefined ? base : over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeConfiguration(base[key], over[key])]));
}

interface Validate<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

function check<T>(file: string, value: unknown, validate: Validate<T>): T {
  if (validate(value)) return value;
  const problems = (validate.errors ?? []).map((error) => {
    const extra =
      'additionalProperty' in error.params ? ` "${String(error.params['additionalProperty'])}"` : '';
    return `${error.instancePath || '/'} ${error.message ?? 'is wrong'}${extra}`;
  });
  throw new ConfigurationError(`${file}: ${problems.join('; ')}`);
}

function folders(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => statSync(path.join(directory, name)).isDirectory())
    .filter((name) => name !== 'messages' && name !== 'rules')
    .sort();
}

function jsonFiles(directory: string): string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

function readMessages(directory: string): Map<string, Json> {
  return new Map(
    jsonFiles(directory).map((name) => {
      const value = readJson(path.join(directory, name));
      if (!isJson(value))
        throw new ConfigurationError(`${path.join(directory, name)}: / must be an object of texts`);
      return [name.replace(/\.json$/, ''), value];
    }),
  );
}

/** The texts of every language: one file for each part of the interface, `sign-in.json` for the keys that begin with `signIn.`. */
function readInterfaceTexts(directory: string): Map<string, Json> {
  const languages = readdirSync(directory).filter((name) =>
    statSync(path.join(directory, name)).isDirectory(),
  );
  return new Map(
    languages.map((language) => {
      const sections = [...readMessages(path.join(directory, language))];
      return [
        language,
        Object.fromEntries(
          sections.map(([name, texts]) => [
            name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase()),
            texts,
          ]),
        ),
      ];
    }),
  );
}

function readBrand(directory: string, id: string, defaults: Json): BrandConfiguration {
  const folder = path.join(directory, id);
  const brandFile = path.join(folder, 'brand.json');
  const brand = check(brandFile, mergeConfiguration(defaults['brand'], readJson(brandFile)), validateBrand);
  if (brand.id !== id)
    throw new ConfigurationError(
      `${brandFile}: /id is "${brand.id}", the folder is "${id}". Make them equal.`,
    );
  const themeFile = path.join(folder, 'theme.json');
  const theme = check(themeFile, readJson(themeFile), validateTheme);
  const markets = new Map(
    jsonFiles(path.join(folder, 'markets')).map((name) => {
      const file = path.join(folder, 'markets', name);
      const market = check(file, mergeConfiguration(defaults['market'], readJson(file)), validateMarket);
      if (`${market.id}.json` !== name)
        throw new ConfigurationError(`${file}: /id is "${market.id}". Name the file ${market.id}.json.`);
      return [market.id as string, market] as const;
    }),
  );
  const defaultMarket = brand.defaultLocale.split('-')[1] ?? '';
  if (!markets.get(defaultMarket)?.isMarketEnabled)
    throw new ConfigurationError(
      `${brandFile}: /defaultLocale is ${brand.defaultLocale}, but markets/${defaultMarket}.json is missing or disabled.`,
    );
  return { brand, theme, markets, messages: readMessages(path.join(folder, 'messages')) };
}

/** Reads and checks everything below `brands/`. Throws ConfigurationError with file, pointer and remedy. */
export function readConfiguration(directory: string): Configuration {
  const defaults = readJson(path.join(directory, 'defaults.json'));
  if (!isJson(defaults))
    throw new ConfigurationError(`${path.join(directory, 'defaults.json')}: / must be an object`);
  const languagesFile = path.join(directory, 'languages.json');
  const languages = new Map(
    check(languagesFile, readJson(languagesFile), validateLanguages).map((language) => [
      language.code,
      language,
    ]),
  );
  const currenciesFile = path.join(directory, 'currencies.json');
  const currencies = check(currenciesFile, readJson(currenciesFile), validateCurrencies);
  const messages = readInterfaceTexts(path.join(directory, 'messages'));

  const brands = new Map(folders(directory).map((id) => [id, readBrand(directory, id, defaults)]));
  const hosts = new Map<string, BrandConfiguration>();
  for (const configuration of brands.values()) {
    const { brand, markets } = configuration;
    for (const host of brand.hosts) {
      const other = hosts.get(host);
      if (other)
        throw new ConfigurationError(
          `brands/${brand.id}/brand.json: /hosts has "${host}", which already belongs to ${other.brand.id}.`,
        );
      hosts.set(host, configuration);
    }
    for (const market of markets.values()) {
      const where = `brands/${brand.id}/markets/${market.id}.json`;
      for (const code of [...market.languages, ...Object.values(market.localeMapping ?? {})]) {
        const language = languages.get(code);
        if (!language)
          throw new ConfigurationError(
            `${where}: language "${code}" is not in brands/languages.json. Add it there.`,
          );
        if (market.isMarketEnabled && !messages.has(language.messages))
          throw new ConfigurationError(
            `${where}: language "${code}" needs brands/messages/${language.messages}/.`,
          );
      }
      if (!currencies[market.currency])
        throw new ConfigurationError(
          `${where}: /currency "${market.currency}" is not in brands/currencies.json. Add how it is written.`,
        );
    }
  }
  const defaultBrands = [...brands.values()].filter(({ brand }) => brand.isDefault);
  const defaultBrand = defaultBrands[0];
  if (!defaultBrand || defaultBrands.length > 1)
    throw new ConfigurationError(
      `${directory}: exactly one brand must have "isDefault": true, ${defaultBrands.length} have it.`,
    );
  return { brands, hosts, defaultBrand, languages, currencies, messages };
}

let current: Configuration | undefined;

/** The configuration in force. The first read throws when it is wrong. */
export function configuration(): Configuration {
  current ??= readConfiguration(environment.brandsDirectory);
  return current;
}

/** Reads the configuration again; a wrong one is logged and the last good one stays in force. */
export function reloadConfiguration(): void {
  try {
    current = readConfiguration(environment.brandsDirectory);
    log.info({ event: 'configuration.reloaded' }, 'brands/ read again');
  } catch (error) {
    if (!current) throw error;
    log.error(
      { event: 'configuration.refused', reason: error instanceof Error ? error.message : String(error) },
      'brands/ is wrong, the last good configuration stays',
    );
  }
}
