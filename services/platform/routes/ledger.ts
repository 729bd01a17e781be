import {
  validatePlatformLedgerReceipt,
  validatePlatformReconciliation,
  validatePlatformRequestLedgerCommand,
} from '../../../schemas/generated/validators.js';
import { defineRoute, notFound } from '../http/route';
import { reconcile } from '../ledger/invariants';

/** Commands to the ledger for the players of a site. Source and actor are those of the key. */
export const ledgerRoutes = [
  defineRoute({
    id: 'operator-ledger',
    method: 'POST',
    path: '/platform/v1/operator/ledger',
    summary: 'Deposits, withdrawals, bets, wins, rollbacks, bonuses and adjustments of a player of the site.',
    access: 'source',
    body: validatePlatformRequestLedgerCommand,
    reply: validatePlatformLedgerReceipt,
    async handle({ platform, site, body, origin }) {
      const player =
        typeof body.player === 'number'
          ? await platform.players.byId(body.player)
          : await platform.players.byEmail(site.siteId, body.player);
      if (player?.siteId !== site.siteId) {
        throw notFound(`Site ${site.siteId} has no player ${body.player}.`, 'error.player.not.found');
      }
      return platform.ledger.execute(player.playerId, body.command, origin);
    },
  }),
];

/** Looks whether the books are right. */
export const ledgerControlRoutes = [
  defineRoute({
    id: 'control-reconcile',
    method: 'GET',
    path: '/platform/_control/reconcile',
    summary: 'Checks every rule of the ledger at this moment.',
    access: 'control',
    reply: validatePlatformReconciliation,
    handle: ({ platform }) => reconcile(platform.database, platform.clock.now()),
  }),
];
