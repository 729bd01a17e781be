import type { LoaderFunctionArgs } from '@remix-run/node';
import { validatePlatformAccessDetails } from '../../../../schemas/generated/validators.js';
import { playerResponse } from '../../../player/player-response.server';

/** Whether the player is still signed in, for pages without a socket: 401 after the session has ended. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, async ({ call }) => {
    await call({ path: '/platform/v1/player/access/details', validate: validatePlatformAccessDetails });
    return {};
  });
}
