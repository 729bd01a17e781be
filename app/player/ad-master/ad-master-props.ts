import { environment } from '../../server/environment.server';
import type { Site } from '../../site/site';

/** Props of the island that loads the tag. */
export interface AdMasterProps {
  /** Address of the script. */
  src: string;
  /** Market and language reported by the tag. */
  market: string;
  language: string;
}

/**
 * The ad-master tag of a site: only in the markets its brand lists (MARKET-32, AMB-68), and only if its address is
 * configured.
 * @param src `AD_MASTER_URL` of the environment
 */
export function adMasterProps(
  { brand, market, language }: Pick<Site, 'brand' | 'market' | 'language'>,
  src: string | undefined = environment.adMasterUrl,
): AdMasterProps | undefined {
  if (!src || !brand.adMaster.markets.includes(market.id)) return undefined;
  return { src, market: market.id, language };
}
