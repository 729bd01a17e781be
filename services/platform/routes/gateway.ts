import { validatePlatformWsTicket } from '../../../schemas/generated/validators.js';
import { defineRoute } from '../http/route';

/** Tickets for the websocket gateway (WS-02). */
export const gatewayRoutes = [
  defineRoute({
    id: 'ws-ticket',
    method: 'POST',
    path: '/platform/v1/player/ws-ticket',
    summary: 'A ticket that opens one websocket at /platform/ws?Authorization={ticket} within 30 seconds.',
    access: 'player',
    reply: validatePlatformWsTicket,
    handle: ({ platform, player, session, site }) =>
      platform.accounts.tickets.issue({
        playerId: player.playerId,
        sessionId: session.sessionId,
        siteId: site.siteId,
      }),
  }),
];
