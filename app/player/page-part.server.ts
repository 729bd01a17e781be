import { PlatformError } from '../platform/client.server';
import type { Player } from '../platform/player.server';
import { log } from '../server/log.server';

/** A part of a page: undefined, and logged, if the platform fails to return it. */
export async function pagePart<T>(
  { site }: Pick<Player, 'site'>,
  name: string,
  value: Promise<T>,
): Promise<T | undefined> {
  try {
    return await value;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const reason = error.message;
    log.error({ event: 'page.part.missing', brand: site.brand.id, part: name, reason }, 'page part left out');
    return undefined;
  }
}
