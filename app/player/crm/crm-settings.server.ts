import type { Crm } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import type { CrmProvider } from '../../server/crm-environment.server';
import type { Site } from '../../site/site';

/** The CRM provider of a site. */
export interface SiteCrm extends Crm {
  /** Address of the script, with the key of the site. */
  script: string;
  /** Origins for the Content-Security-Policy of pages. */
  origins: readonly string[];
}

/** CRM provider of a site, from its market or else its brand. Undefined if no script address is configured. */
export function crmOf(
  { brand, market }: Pick<Site, 'brand' | 'market'>,
  provider: CrmProvider | undefined = environment.crm,
): SiteCrm | undefined {
  const settings = market.crm ?? brand.crm;
  if (!provider || !settings) return undefined;
  const script = new URL(provider.script);
  script.searchParams.set('key', settings.key);
  return { ...settings, script: script.href, origins: provider.origins };
}
