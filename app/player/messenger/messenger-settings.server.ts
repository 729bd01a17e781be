import type { Messenger } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import type { Site } from '../../site/site';

/** The messenger of a site. */
export interface SiteMessenger extends Messenger {
  /** Address of the script, with the key. */
  script: string;
  /** Origins that pages must allow. */
  origins: readonly string[];
}

/**
 * The messenger of a site: its market's, else its brand's, unless the market has no live chat. None without the
 * address of a script.
 */
export function messengerOf(
  { brand, market }: Pick<Site, 'brand' | 'market'>,
  provider: { script: string; origins: readonly string[] } | undefined = environment.messenger,
): SiteMessenger | undefined {
  const settings = market.messenger ?? brand.messenger;
  if (!provider || !settings || market.disableLiveChat) return undefined;
  const script = new URL(provider.script);
  script.searchParams.set('key', settings.key);
  return { ...settings, script: script.href, origins: provider.origins };
}
