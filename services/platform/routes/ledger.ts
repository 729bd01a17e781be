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
      if (body.command.kind === 'adjustment') throw adjustmentNeedsCall(player.playerId);
      // A game in a window of its own is the only sign of its player.
      if (body.command.kind === 'bet' && body.command.sessionId !== undefined)
        await platform.signedInTime.seen(player.playerId);
      if (origin.source !== 'operator') return platform.ledger.execute(player.playerId, body.command, origin);
      const outcome = await platform.database.transaction(async (tx) => {
        const receipt = await platform.ledger
          .execute(player.playerId, body.command, origin)
          .catch((error: unknown) => {
            // Thrown in here, it would roll back the answer that a repetition has to have.
            if (error instanceof PlatformError) return error;
            throw error;
          });
        if (receipt instanceof PlatformError) return receipt;
        const { kind, reference } = body.command;
        const subject = `${kind} ${reference}`;
        // A repetition does nothing, so nothing of it is recorded.
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

/** Amount and currency of the command; one that takes all of a bonus names none. */
function sumOf(command: PlatformLedgerCommand): { amount?: number; currency?: string } {
  const { amount, currency } = { amount: undefined, currency: undefined, ...command };
  return {
    ...(amount === undefined ? {} : { amount }),
    ...(currency === undefined ? {} : { currency }),
  };
}

/** An adjustment may need a second operator, so it has a call of its own. */
function adjustmentNeedsCall(playerId: number): PlatformError {
  const message = `Send an adjustment to POST /platform/v1/operator/players/${playerId}/adjustments.`;
  return new PlatformError(403, 'error.source.not.allowed', message);
}

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
