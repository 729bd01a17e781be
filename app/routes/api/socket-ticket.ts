import type { ActionFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../player/player-response.server';
import { socketAddress } from '../../player/channel/socket-address.server';
import { postOnly } from '../../server/post-only';

export const loader = postOnly;

/** The address of the page's websocket, with its ticket (WS-02); refused if the brand has none (WS-01). */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return playerResponse(request, async (player) =>
    player.site.features.websocket ? { url: await socketAddress(player) } : {},
  );
}
