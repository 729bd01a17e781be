import type { Crm } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import type { CrmProvider } from '../../server/crm-environment.server';
import type { Site } from '../../site/site';

/** The CRM provider of a site. */
export interface SiteCrm extends Crm {
  /** Address of the script, with the key of the site. */
  script: string;
  /** Origins that pages must allow. */
  origins: readonly string[];
}

/** The CRM provider of a site: its market's, else its brand's. None without the address of a script. */
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
