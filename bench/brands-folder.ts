import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Random, seededRandom } from '../app/workbench/new-brand/seeded-random';
import { isRecord } from '../schemas/is-record';

type Json = Record<string, unknown>;

/** Texts that a generated brand overrides, in English and a few other languages, like white labels. */
const ownTexts = { app: ['close', 'menu'], errors: ['screenTitle'] };
const otherLanguages = 2;

/** Excluding them makes every market file different, so that identical files save nothing. */
const someProviders = [
  'relax',
  'playngo',
  'pragmatic',
  'evolution',
  'hacksaw',
  'nolimit',
  'redtiger',
  'wazdan',
];

/**
 * A `brands/` folder of brands of the maximum size: every market, and every language in each market. Rules,
 * defaults, currencies, messages and markets are the project's.
 *
 * @param from the project's `brands/`
 * @param directory folder to create; must not exist
 * @param seed deterministic per seed
 */
export function makeBrands(from: string, directory: string, count: number, seed: number): void {
  const random = seededRandom(String(seed));
  const models = readdirSync(from).filter((name) => existsSync(path.join(from, name, 'brand.json')));
  cpSync(from, directory, {
    recursive: true,
    filter: (source) => !models.includes(path.relative(from, source).split(path.sep)[0] ?? ''),
  });
  const shipped = shippedMarkets(from, models);
  const codes = codesOf(from);
  const translated = codes.languages.filter((code) => code !== 'en');
  for (let index = 0; index < count; index++) {
    const id = `brand-${String(index).padStart(3, '0')}`;
    const model = path.join(from, models[index % models.length] ?? '');
    makeBrand(path.join(directory, id), model, id, index, random);
    for (const code of codes.markets)
      write(
        path.join(directory, id, 'markets', `${code}.json`),
        marketOf(code, codes.languages, shipped, random),
      );
    for (const language of ownLanguages(translated, random))
      write(path.join(directory, id, 'messages', `${language}.json`), textsOf(id));
  }
}

function makeBrand(folder: string, model: string, id: string, index: number, random: Random): void {
  const brand = readObject(path.join(model, 'brand.json'));
  const theme = readObject(path.join(model, 'theme.json'));
  const colour = `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;
  write(path.join(folder, 'brand.json'), {
    ...brand,
    id,
    name: `Brand ${index}`,
    isDefault: index === 0,
    siteId: 1_000 + index,
    hosts: [`${id}.localhost`, `www.${id}.localhost`],
  });
  write(path.join(folder, 'theme.json'), {
    ...theme,
    color: { ...(isRecord(theme['color']) ? theme['color'] : {}), primary: colour },
  });
}

/** The market as configured by some brand, or a minimal one, in every language. */
function marketOf(
  code: string,
  languages: readonly string[],
  shipped: ReadonlyMap<string, Json>,
  random: Random,
): Json {
  const market = {
    originCountryCode: 'MT',
    ...(shipped.get(code) ?? { id: code, name: `Market ${code}` }),
    isMarketEnabled: true,
    excludedProviders: someProviders.filter(() => random() < 0.5),
  };
  const countries = market['originCountryCode'];
  if (!isRecord(countries)) return { ...market, languages };
  const named = Object.values(countries);
  const byLocale = languages.map((language, index) => [`${language}-${code}`, named[index % named.length]]);
  return { ...market, languages, originCountryCode: Object.fromEntries(byLocale) as Json };
}

function shippedMarkets(from: string, brands: readonly string[]): Map<string, Json> {
  return new Map(
    brands.flatMap((brand) => {
      const folder = path.join(from, brand, 'markets');
      return readdirSync(folder).map((name): [string, Json] => [
        path.basename(name, '.json'),
        readObject(path.join(folder, name)),
      ]);
    }),
  );
}

function ownLanguages(languages: readonly string[], random: Random): string[] {
  const first = Math.floor(random() * languages.length);
  return ['en', ...[...languages, ...languages].slice(first, first + otherLanguages)];
}

function textsOf(id: string): Json {
  return Object.fromEntries(
    Object.entries(ownTexts).map(([section, keys]) => [
      section,
      Object.fromEntries(keys.map((key) => [key, `${key} of ${id}`])),
    ]),
  );
}

/** All market codes and languages with data in `brands/`. */
function codesOf(from: string): { markets: string[]; languages: string[] } {
  const { marketCodes } = readObject(path.join(from, 'countries.json'));
  const languages: unknown = JSON.parse(readFileSync(path.join(from, 'languages.json'), 'utf8'));
  if (!Array.isArray(marketCodes) || !Array.isArray(languages))
    throw new Error(`${from} lists no markets or languages`);
  return {
    markets: marketCodes.map(String),
    languages: languages.map((language) => String(isRecord(language) ? language['code'] : language)),
  };
}

function readObject(file: string): Json {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(value)) throw new Error(`${file} is no object`);
  return value;
}

function write(file: string, value: Json): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value, undefined, 2));
}
