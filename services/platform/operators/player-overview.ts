import { and, desc, eq } from 'drizzle-orm';
import type { PlatformOperatorPlayer } from '../../../schemas/generated/types';
import { loginHistory } from '../database/tables/sessions';
import type { Platform } from '../platform';
import { accountStatusAt } from '../players/restrictions';
import type { Action } from './audit-log';

/** A player as shown to operators: profile, balances, and pending decisions. */
export async function playerOverview(
  {
    database,
    ledger,
    operators,
    bonuses,
    loyalty,
  }: Pick<Platform, 'database' | 'ledger' | 'operators' | 'bonuses' | 'loyalty'>,
  { player, now }: Pick<Action, 'player' | 'now'>,
): Promise<PlatformOperatorPlayer> {
  const { playerId } = player;
  const [lastLogin] = await database.db
    .select({ at: loginHistory.loginDate })
    .from(loginHistory)
    .where(and(eq(loginHistory.playerId, playerId), eq(loginHistory.successful, true)))
    .orderBy(desc(loginHistory.loginDate))
    .limit(1);
  const place = [player.address, [player.postalCode, player.city].filter(Boolean).join(' ')].filter(Boolean);
  return {
    playerId,
    email: player.email,
    name: `${player.firstName} ${player.lastName}`,
    dateOfBirth: player.dateOfBirth,
    mobilePhone: player.mobilePhone,
    address: place.length > 0 ? place.join(', ') : null,
    countryCode: player.countryCode,
    language: player.language,
    currency: player.currencyCode,
    accountStatus: accountStatusAt(player, now.getTime()),
    kycStatus: player.kycStatus,
    requestedDocuments: player.requestDocumentTypeStatus,
    registrationDate: player.registrationDate.toISOString(),
    firstDepositDate: player.firstDepositDate?.toISOString() ?? null,
    lastSignIn: lastLogin?.at.toISOString() ?? null,
    loyaltyLevel: await loyalty.levelOf(player),
    isWithdrawalReview: player.isWithdrawalReview,
    wallet: (await ledger.balance(playerId)) ?? null,
    withdrawals: await operators.withdrawals.pendingOf(playerId),
    adjustments: await operators.adjustments.awaitingOf(playerId),
    campaigns: await bonuses.grantable(player),
    bonuses: (await bonuses.active(player)).rewards,
  };
}
