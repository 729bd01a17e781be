import type { ActionFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../player/player-response.server';
import { socketAddress } from '../../player/channel/socket-address.server';
import { postOnly } from '../../server/post-only';

export const loader = postOnly;

/** Where the page opens its websocket (WS-02); refused while the brand has none (WS-01). */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return playerResponse(request, async (player) =>
    player.site.features.websocket ? { url: await socketAddress(player) } : {},
  );
}
