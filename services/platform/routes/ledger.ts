import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import {
  validatePlatformLedgerReceipt,
  validatePlatformReconciliation,
  validatePlatformRequestLedgerCommand,
} from '../../../schemas/generated/validators.js';
import { PlatformError } from '../errors';
import { defineRoute, notFound } from '../http/route';
import { audit, isRecorded } from '../operators/audit-log';
import { reconcile } from '../ledger/invariants';

/** Ledger commands for the players of a site. Source and actor are those of the key. */
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
      if (body.command.kind === 'adjustment') throw adjustmentNeedsCall(player.playerId);
      // With a game in a separate window, bets are the only sign that the player is present.
      if (body.command.kind === 'bet' && body.command.sessionId !== undefined)
        await platform.signedInTime.seen(player.playerId);
      if (origin.source !== 'operator') return platform.ledger.execute(player.playerId, body.command, origin);
      const outcome = await platform.database.transaction(async (tx) => {
        const receipt = await platform.ledger
          .execute(player.playerId, body.command, origin)
          .catch((error: unknown) => {
            // Returned, since throwing here would roll back the stored response for retries.
            if (error instanceof PlatformError) return error;
            throw error;
          });
        if (receipt instanceof PlatformError) return receipt;
        const { kind, reference } = body.command;
        const subject = `${kind} ${reference}`;
        // Retries have no effect, so they are not audited.
        if (await isRecorded(tx, player.playerId, subject)) return receipt;
        const action = {
          player,
          operator: origin.actor.replace(/^key:/, ''),
          now: new Date(platform.clock.now()),
        };
        await audit(tx, action, { action: 'ledger.command', subject, reason: '', ...sumOf(body.command) });
        return receipt;
      }, 'read committed');
      if (outcome instanceof PlatformError) throw outcome;
      return outcome;
    },
  }),
];

/** Amount and currency of the command; one about a whole bonus has neither. */
function sumOf(command: PlatformLedgerCommand): { amount?: number; currency?: string } {
  const { amount, currency } = { amount: undefined, currency: undefined, ...command };
  return {
    ...(amount === undefined ? {} : { amount }),
    ...(currency === undefined ? {} : { currency }),
  };
}

/** Adjustments may need a second operator, so they have a separate call. */
function adjustmentNeedsCall(playerId: number): PlatformError {
  const message = `Send an adjustment to POST /platform/v1/operator/players/${playerId}/adjustments.`;
  return new PlatformError(403, 'error.source.not.allowed', message);
}

/** Checks the ledger. */
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
