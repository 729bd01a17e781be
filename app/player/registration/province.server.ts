import { validatePlatformEmpty } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import { optionalPlayer } from '../../platform/player.server';
import type { Site } from '../../site/site';

/**
 * Stores the province of a new Canadian player, which only a signed-in player can (API-103). One that could not be stored is asked
 * for on the account page.
 *
 * @param signedIn headers with the cookies of the session that has just begun
 */
export async function saveProvince(
  request: Request,
  site: Site,
  signedIn: Headers,
  provinceCode: string,
): Promise<void> {
  const cookie = signedIn
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
  try {
    const address = new URL(`/${site.locale}`, request.url);
    const player = await optionalPlayer(new Request(address, { headers: { cookie } }));
    await player?.call({
      method: 'POST',
      path: '/platform/v1/player/province',
      body: { provinceCode },
      validate: validatePlatformEmpty,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'refused';
    log.warn({ event: 'province.unsaved', brand: site.brand.id, reason }, 'the province was not stored');
  }
}
