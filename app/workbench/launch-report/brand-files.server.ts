import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandFault } from '../../../schemas/generated/types';
import { validatePlatformDataSite } from '../../../schemas/generated/validators.js';
import { ConfigurationError } from '../../site/configuration/configuration-error';
import { lineOfPointer } from '../../site/configuration/json-line';
import { checked, readJson } from '../../site/configuration/read-files.server';
import { bundledFonts } from '../../site/theme/fonts';
import { configurationFaults } from '../brand-settings/configuration-faults';
import { starterTexts } from '../new-brand/starter.server';

/** The files of a brand, in addition to its configuration in force. */
export interface BrandFiles {
  /** Why its files or changes are refused. */
  faults: BrandFault[];
  /** Currencies of the brand on the embedded platform; undefined for another platform. */
  platformCurrencies: readonly string[] | undefined;
  hasIcon: boolean;
  /** Names of the font families that are bundled with the site. */
  fonts: readonly string[];
  /** Content locale → texts of a new brand, long enough to be unmistakable. */
  starter: ReadonlyMap<string, ReadonlySet<string>>;
  /** Location of a value, with file and line: `brands/halden/theme.json:5 /color/text`. */
  placeOf(file: string, pointer: string): string;
}

/** Shorter texts, such as button labels, may coincide. */
const longEnough = 60;

/**
 * @param directory folder of brands
 * @param refusal message of the `ConfigurationError` for which the brand's files are refused
 */
export function readBrandFiles(
  directory: string,
  { id, name }: { id: string; name: string },
  refusal: string | undefined,
): BrandFiles {
  const platform = readPlatformFile(path.join(directory, id, 'platform.json'));
  const refused = [refusal, platform.refusal].filter((message) => message !== undefined);
  return {
    faults: refused.flatMap((message) => configurationFaults(message, directory)),
    platformCurrencies: platform.currencies,
    hasIcon: existsSync(path.join(directory, id, 'assets', 'favicon.svg')),
    fonts: bundledFonts,
    starter: starterOf(name),
    placeOf(file, pointer) {
      const text = textOf(path.join(directory, id, file));
      const line = text === undefined ? '' : `:${lineOfPointer(text, pointer)}`;
      return `${directory}/${id}/${file}${line} ${pointer}`.trimEnd();
    },
  };
}

/** The platform reads it at its start, and fails to start if it is invalid. */
function readPlatformFile(file: string): { currencies?: readonly string[]; refusal?: string } {
  if (!existsSync(file)) return {};
  try {
    return { currencies: checked(file, readJson(file), validatePlatformDataSite).currencies };
  } catch (error) {
    if (error instanceof ConfigurationError) return { refusal: error.message };
    throw error;
  }
}

function starterOf(name: string): Map<string, ReadonlySet<string>> {
  return new Map(
    [...starterTexts()].map(([locale, texts]) => {
      const long = Object.values(texts).map((text) => text.replaceAll('{{name}}', name));
      return [locale, new Set(long.filter((text) => text.length >= longEnough))];
    }),
  );
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
