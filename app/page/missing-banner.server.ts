import type { FilledBlock } from '../../schemas/generated/blocks';
import { log } from '../server/log.server';
import { hasPayAndPlay, payAndPlayPath } from '../site/pay-and-play-offer';
import type { Site } from '../site/site';

/** Logs a pay-and-play page without its banner in content (PNP-15). The sign-up still opens. */
export function reportMissingBanner(site: Site, path: string, blocks: readonly FilledBlock[]): void {
  if (path !== payAndPlayPath || !hasPayAndPlay(site)) return;
  if (blocks.some(({ block }) => block === 'pay-and-play')) return;
  const details = { brand: site.brand.id, market: site.market.id, path };
  log.error(
    { event: 'block.missing', block: 'pay-and-play', ...details },
    'Pnp Banner not being configured!',
  );
}
