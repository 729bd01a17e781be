import {
  validatePlatformLedgerReceipt,
  validatePlatformReconciliation,
  validatePlatformRequestLedgerCommand,
} from '../../../schemas/generated/validators.js';
import { defineRoute, notFound } from '../http/route';
import { reconcile } from '../ledger/invariants';

/** The actor of a command that names none: whoever holds the platform's key. */
const PLATFORM_KEY = 'key:platform';

/** Commands to the ledger for the players of a site, for operators and demonstrations with the platform's key. */
export const ledgerRoutes = [
  defineRoute({
    id: 'operator-ledger',
    method: 'POST',
    path: '/platform/v1/operator/ledger',
    summary: 'Deposits, withdrawals, bets, wins, rollbacks, bonuses and adjustments of a player of the site.',
    access: 'site',
    body: validatePlatformRequestLedgerCommand,
    reply: validatePlatformLedgerReceipt,
    async handle({ platform, site, body }) {
      const player =
        typeof body.player === 'number'
          ? await platform.players.byId(body.player)
          : await platform.players.byEmail(site.siteId, body.player);
      if (player?.siteId !== site.siteId) {
        throw notFound(`Site ${site.siteId} has no player ${body.player}.`, 'error.player.not.found');
      }
      const { source, actor = PLATFORM_KEY, command } = body;
      return platform.ledger.execute(player.playerId, command, { source, actor });
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
