import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, readConfiguration } from '../../site/configuration/read-configuration.server';
import { checked, foldersIn, readJson } from '../../site/configuration/read-files.server';
import type { MarketFacts } from '../../../schemas/generated/types';
import { validateMarketFacts, validatePlatformDataSite } from '../../../schemas/generated/validators.js';

/** The project that new brands and markets are added to. */
export interface Project {
  /** `brands`. */
  brandsFolder: string;
  /** `content-fixtures`. */
  contentFolder: string;
  configuration: Configuration;
  /** Market code → its facts. */
  marketFacts: MarketFacts;
  /** Ids of the existing brands on the platform. */
  sites: { siteId: number; partnerId: number; brand: string; blockedCountries: string[] }[];
}

interface Places {
  brandsFolder?: string;
  contentFolder?: string;
  /** Read from the folder if missing. */
  configuration?: Configuration;
}

/** Reads a project, by default that of the working directory. @throws ConfigurationError when it is invalid */
export function readProject({
  brandsFolder = 'brands',
  contentFolder = 'content-fixtures',
  configuration = readConfiguration(brandsFolder),
}: Places = {}): Project {
  const factsFile = path.join(brandsFolder, 'market-facts.json');
  return {
    brandsFolder,
    contentFolder,
    configuration,
    marketFacts: checked(factsFile, readJson(factsFile), validateMarketFacts),
    // Includes brands whose configuration is currently refused.
    sites: foldersIn(brandsFolder)
      .map((id) => path.join(brandsFolder, id, 'platform.json'))
      .filter((file) => existsSync(file))
      .map((file) => checked(file, readJson(file), validatePlatformDataSite)),
  };
}

/** An entry or asset of a content folder, with the properties that new brands need. */
export interface StoredEntry {
  sys: { id: string; type?: string; contentType?: { sys: { id: string } }; publishedAt?: null };
  metadata?: { tags: { sys: { type: string; linkType: string; id: string } }[] };
  fields: Record<string, Record<string, unknown>>;
}

/** A file in Contentful's export format. */
export interface ContentFile {
  entries?: StoredEntry[];
  assets?: StoredEntry[];
  locales?: { code: string; fallbackCode: string | null }[];
  tags?: { sys: { id: string; type: 'Tag'; visibility: 'public' }; name: string }[];
}

/**
 * Every JSON file of a content folder by its path, without the folder of media files. The content service validates
 * them at its start.
 */
export function readContent(folder: string): Map<string, ContentFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.startsWith(`files${path.sep}`))
    .sort();
  return new Map(
    names.map((name) => [name, JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as ContentFile]),
  );
}

/** Codes of the content's locales, the default one first. */
export function contentLocales(content: ReadonlyMap<string, ContentFile>): string[] {
  return [...content.values()].flatMap(({ locales = [] }) => locales.map(({ code }) => code));
}
