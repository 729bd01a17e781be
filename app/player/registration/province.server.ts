import { validatePlatformEmpty } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import { optionalPlayer } from '../../platform/player.server';
import type { Site } from '../../site/site';

/**
 * Stores the province of a new Canadian player, which requires a signed-in player (API-103). After a failure, the
 * account page requests it.
 * @param signedIn headers with the cookies of the new session
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
