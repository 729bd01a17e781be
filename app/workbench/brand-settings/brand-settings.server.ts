import type { BrandSettingsReply, BrandSettingsRequest } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import { readConfiguration } from '../../site/configuration/read-configuration.server';
import { explainSite } from './explain-site.server';

/**
 * All current settings of a brand in a market, each with its origin, including changes made in the studio.
 * @throws NoSuchSiteError or ConfigurationError
 */
export function brandSettings({ brand, market }: BrandSettingsRequest): BrandSettingsReply {
  const directory = environment.brandsDirectory;
  const { day, values } = explainSite(directory, readConfiguration(directory), {
    ...{ brand, market },
    now: Date.now(),
  });
  return {
    day,
    values: values.map(({ value, ...origin }) => ({ ...origin, text: JSON.stringify(value) ?? '' })),
  };
}
