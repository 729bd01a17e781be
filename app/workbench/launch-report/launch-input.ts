import type { Budgets } from '../../../schemas/generated/types';
import type { BrandConfiguration } from '../../site/configuration/read-brand.server';
import type { Configuration } from '../../site/configuration/read-configuration.server';
import type { Site } from '../../site/site';
import type { BrandFiles } from './brand-files.server';
import type { PictureLook } from './checks/check-text-on-pictures';
import type { PageWeight } from './page-weight';
import type { PublishedContent } from './published-content';
import type { ShownContent } from './shown-content';

/** A site with what it shows. */
export interface ShownSite {
  site: Site;
  shown: ShownContent;
}

/** Campaigns that promotions name, as the platform has them for a brand. */
export interface BrandCampaigns {
  /** Those that are launched and open to everybody, by their number. */
  launched: ReadonlyMap<number, { endsAt?: string | undefined; hasItsChance: boolean }>;
  /** Numbers of those that each market has now or later, under its law. */
  offered: ReadonlyMap<string, ReadonlySet<number>>;
}

/** By brand; one whose campaigns could not be read is missing. */
export type AdvertisedCampaigns = ReadonlyMap<string, BrandCampaigns>;

/** Content as sites show it: all that the checks of content look at. */
export interface ContentInput {
  sites: readonly ShownSite[];
  content: PublishedContent;
  /** Milliseconds. */
  now: number;
  /** Left out: text on pictures is not checked. */
  look?: PictureLook;
  /** Left out: the campaigns of promotions are not checked. */
  campaigns?: AdvertisedCampaigns;
}

/** All that the checks of a brand look at. */
export interface LaunchInput extends ContentInput {
  all: Configuration;
  configured: BrandConfiguration;
  /** Folder of brands, for the names of files. */
  directory: string;
  budgets: Budgets;
  /** Pages as they are rendered. */
  weights: readonly PageWeight[];
  /** Left out: nothing but the configuration in force is looked at. */
  files?: BrandFiles;
}
