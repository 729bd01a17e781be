import { log } from '../server/log.server';
import { PlatformError } from '../platform/client.server';
import { type Player, requirePlayer } from '../platform/player.server';
import { isSameOrigin } from '../platform/same-origin.server';

/** Private to the player, and not stored by the browser either. */
const headers = { 'cache-control': 'private, no-store' };

/**
 * Common part of the private JSON endpoints: identifies the player, responds with JSON, and turns failures into a
 * status and a code. 401 when signed out or when the platform has ended the session (AUTH-13). Changes are accepted
 * from pages of this host only.
 */
export async function playerResponse(
  request: Request,
  load: (player: Player) => Promise<object>,
): Promise<Response> {
  if (request.method !== 'GET' && !isSameOrigin(request))
    return Response.json({ code: 'error.request.refused' }, { status: 403, headers });
  const player = await requirePlayer(request);
  try {
    return Response.json(await load(player), { headers });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.refused) return Response.json({ code: error.code }, { status: error.status, headers });
    log.error(
      { event: 'player.failed', brand: player.site.brand.id, path: player.path, reason: error.message },
      'private answer not available',
    );
    return Response.json({ code: 'error.system.error' }, { status: 502, headers });
  }
}
