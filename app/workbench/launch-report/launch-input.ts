import type { Budgets } from '../../../schemas/generated/types';
import type { BrandConfiguration } from '../../site/configuration/read-brand.server';
import type { Configuration } from '../../site/configuration/read-configuration.server';
import type { Site } from '../../site/site';
import type { BrandFiles } from './brand-files.server';
import type { PictureLook } from './checks/check-text-on-pictures';
import type { PageWeight } from './page-weight';
import type { PublishedContent } from './published-content';
import type { ShownContent } from './shown-content';

/** A site with the content it shows. */
export interface ShownSite {
  site: Site;
  shown: ShownContent;
}

/** The platform's campaigns of a brand that promotions name. */
export interface BrandCampaigns {
  /** Campaigns launched for all players, by id. */
  launched: ReadonlyMap<number, { endsAt?: string | undefined; hasItsChance: boolean }>;
  /** Ids of campaigns that each market offers now or later, under its law. */
  offered: ReadonlyMap<string, ReadonlySet<number>>;
}

/** By brand; one whose campaigns could not be read is missing. */
export type AdvertisedCampaigns = ReadonlyMap<string, BrandCampaigns>;

/** Input of the content checks: content as sites show it. */
export interface ContentInput {
  sites: readonly ShownSite[];
  content: PublishedContent;
  /** Milliseconds. */
  now: number;
  /** If missing, text on pictures is not checked. */
  look?: PictureLook;
  /** If missing, the campaigns of promotions are not checked. */
  campaigns?: AdvertisedCampaigns;
}

/** Input of all checks of a brand. */
export interface LaunchInput extends ContentInput {
  all: Configuration;
  configured: BrandConfiguration;
  /** Folder of brands, for file names. */
  directory: string;
  budgets: Budgets;
  /** Pages as they are rendered. */
  weights: readonly PageWeight[];
  /** If missing, only the configuration in force is checked. */
  files?: BrandFiles;
}
