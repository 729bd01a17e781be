import { existsSync } from 'node:fs';
import path from 'node:path';
import brandSchema from '../../../schemas/site/brand.schema.json';
import marketSchema from '../../../schemas/site/market.schema.json';
import redirectsSchema from '../../../schemas/site/redirects.schema.json';
import themeSchema from '../../../schemas/site/theme.schema.json';
import verificationSchema from '../../../schemas/site/verification-files.schema.json';
import type { Brand, Market, Theme } from '../../../schemas/generated/types';
import {
  validateBrand,
  validateRedirects,
  validateTheme,
  validateVerificationFiles,
} from '../../../schemas/generated/validators.js';
import { declaredFeatures } from '../features/check-features';
import type { DeclaredFeatures } from '../features/site-features';
import { type VerificationTexts, verificationTexts } from '../hosts/verification-files';
import { type BrandRedirects, brandRedirects } from '../redirects/brand-redirects';
import { checkRedirects } from '../redirects/check-redirects';
import type { StoredChange } from './brand-changes';
import { readChanged } from './changed-brand.server';
import { ConfigurationError } from './configuration-error';
import { isMarket } from './is-market';
import { type Json, isJson, mergeConfiguration } from './merge-configuration';
import { nearestText } from './nearest-text';
import { checked, jsonFilesIn, readJson } from './read-files.server';

/** A brand with all files of its folder, defaults merged in. */
export interface BrandConfiguration {
  brand: Brand;
  theme: Theme;
  /** Market code → market, enabled or not. */
  markets: Map<string, Market>;
  /** Overrides of interface texts by folder of `brands/messages`. */
  messages: Map<string, Json>;
  /** Redirects from the brand's file. */
  redirects: BrandRedirects;
  verificationFiles: VerificationTexts;
  /** Values of feature flags where or when a conditional one does not apply. */
  declaredFeatures: DeclaredFeatures;
}

/** Whether Intl supports a time zone. Offsets such as `+02:00` are excluded: they do not follow daylight saving time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function nearestZone(name: string): string {
  const nearest = nearestText(name, Intl.supportedValuesOf('timeZone'));
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

/**
 * Reads `brands/<id>/`.
 * @param changes made in the studio and not yet in the files
 * @throws ConfigurationError with file, pointer and remedy
 */
export function readBrand(
  directory: string,
  id: string,
  defaults: Json,
  changes: readonly StoredChange[] = [],
): BrandConfiguration {
  const folder = path.join(directory, id);
  const brandFile = path.join(folder, 'brand.json');
  const brand = checked(
    brandFile,
    mergeConfiguration(defaults['brand'], readChanged(folder, 'brand.json', changes)),
    validateBrand,
    brandSchema,
  );
  if (brand.id !== id)
    throw new ConfigurationError(
      `${brandFile}: /id is "${brand.id}", the folder is "${id}". Make them equal.`,
    );
  const themeFile = path.join(folder, 'theme.json');
  const theme = checked(themeFile, readChanged(folder, 'theme.json', changes), validateTheme, themeSchema);
  const markets = new Map(
    jsonFilesIn(path.join(folder, 'markets')).map((name) => {
      const file = path.join(folder, 'markets', name);
      const market = checked(
        file,
        mergeConfiguration(defaults['market'], readChanged(folder, `markets/${name}`, changes)),
        isMarket,
        marketSchema,
      );
      if (`${market.id}.json` !== name)
        throw new ConfigurationError(`${file}: /id is "${market.id}". Name the file ${market.id}.json.`);
      if (!isTimeZone(market.timeZone))
        throw new ConfigurationError(
          `${file}: /timeZone is "${market.timeZone}".${nearestZone(market.timeZone)} Write the IANA name of a time zone, such as "Europe/Helsinki" or "UTC".`,
        );
      return [market.id as string, market] as const;
    }),
  );
  const [language = '', defaultMarket = ''] = brand.defaultLocale.split('-');
  const market = markets.get(defaultMarket);
  if (!market?.isMarketEnabled)
    throw new ConfigurationError(
      `${brandFile}: /defaultLocale is ${brand.defaultLocale}, but markets/${defaultMarket}.json is missing or disabled.`,
    );
  if (!market.languages.some((offered) => offered === language))
    throw new ConfigurationError(
      `${brandFile}: /defaultLocale is ${brand.defaultLocale}, but markets/${defaultMarket}.json offers ${market.languages.join(', ')}. Take one of them, or add the language there.`,
    );
  const redirects = readRedirects(folder, { brand, markets });
  return {
    brand,
    theme,
    markets,
    messages: readOwnMessages(folder, changes),
    redirects,
    verificationFiles: readVerificationFiles(folder),
    declaredFeatures: declaredFeatures(brandFile, { brand, markets }, defaults),
  };
}

function readVerificationFiles(folder: string): VerificationTexts {
  const file = path.join(folder, 'verification.json');
  if (!existsSync(file)) return new Map();
  return verificationTexts(
    file,
    checked(file, readJson(file), validateVerificationFiles, verificationSchema),
  );
}

function readRedirects(
  folder: string,
  configured: Pick<BrandConfiguration, 'brand' | 'markets'>,
): BrandRedirects {
  const file = path.join(folder, 'redirects.json');
  if (!existsSync(file)) return brandRedirects({});
  const redirects = brandRedirects(checked(file, readJson(file), validateRedirects, redirectsSchema));
  checkRedirects(file, { ...configured, redirects });
  return redirects;
}

/** Texts of the brand by folder of `brands/messages`; a change may add a file. */
function readOwnMessages(folder: string, changes: readonly StoredChange[]): Map<string, Json> {
  const stored = jsonFilesIn(path.join(folder, 'messages')).map((name) => `messages/${name}`);
  const begun = changes.flatMap(({ file }) => (file.startsWith('messages/') ? [file] : []));
  return new Map(
    [...new Set([...stored, ...begun])].map((name) => {
      const texts = readChanged(folder, name, changes);
      if (!isJson(texts)) throw new ConfigurationError(`${path.join(folder, name)}: / must be an object`);
      return [path.basename(name, '.json'), texts];
    }),
  );
}
