import type { BrandConfiguration } from '../../site/configuration/read-brand.server';
import { sitesOf } from '../../site/resolve.server';
import type { Site } from '../../site/site';

/** Every enabled market × language of a brand, its default one first. */
export function gallerySites(configured: BrandConfiguration): Site[] {
  const { defaultLocale } = configured.brand;
  const isDefault = (site: Site) => Number(site.locale === defaultLocale);
  return [...sitesOf(configured)].sort((a, b) => isDefault(b) - isDefault(a));
}
