import type {
  PlatformPaymentMethods,
  PlatformReward,
  PlatformWithdrawalPermission,
  WalletAnswer,
} from '../../../../schemas/generated/types';
import { validatePlatformWithdrawalPermission } from '../../../../schemas/generated/validators.js';
import type { Player } from '../../../platform/player.server';
import { visitorAddressHeader } from '../../../platform/visitor/visitor-country.server';
import { walletAnswer } from '../../balance/wallet-answer.server';
import { pagePart } from '../../page-part.server';
import { endedByWithdrawal } from '../../rewards/cashier-bonuses.server';
import { paymentMethods } from '../payment-methods.server';
import type { OutcomeMap } from '../payment-permission';
import { recentWithdrawals } from './recent-withdrawals.server';
import { isOpenWithdrawal } from './withdrawal-steps';

export type WithdrawalOption = PlatformPaymentMethods['withdrawal'][number];

/** Data of the withdraw page; a part that failed to load is missing, and the page reports it. */
export interface WithdrawPageData {
  permission?: PlatformWithdrawalPermission;
  /** The brand's mapping of outcomes specific to withdrawals. */
  outcomes: OutcomeMap;
  wallet?: WalletAnswer;
  /** Methods with the instruments that can be paid out to, in the order of the market. */
  options?: WithdrawalOption[];
  /** Whether a withdrawal is pending. */
  isOneOpen: boolean;
  /** Bonuses that a withdrawal ends. */
  bonuses: PlatformReward[];
}

/** Throws what `Player.call` throws as a Response. */
export async function withdrawPageData(request: Request, player: Player): Promise<WithdrawPageData> {
  const [permission, wallet, methods, recent, bonuses] = await Promise.all([
    pagePart(player, 'permission', askPermission(request, player, '')),
    pagePart(player, 'wallet', walletAnswer(player)),
    pagePart(player, 'methods', paymentMethods(player)),
    pagePart(player, 'withdrawals', recentWithdrawals(player)),
    endedByWithdrawal(player),
  ]);
  return {
    permission,
    outcomes: player.site.brand.payments.withdrawalOutcomes,
    wallet,
    options: methods?.withdrawal,
    isOneOpen: recent?.payments.some(isOpenWithdrawal) ?? false,
    bonuses,
  };
}

/**
 * Requests whether the player may withdraw (API-084, WALLET-44).
 * @param blackbox fingerprint of the device; empty if no script has provided one
 * @throws PlatformError
 */
export function askPermission(
  request: Request,
  { call }: Player,
  blackbox: string,
): Promise<PlatformWithdrawalPermission> {
  return call({
    method: 'POST',
    path: '/platform/v1/player/wallet/withdrawal/request',
    body: { ipAddress: request.headers.get(visitorAddressHeader) ?? '', blackbox },
    validate: validatePlatformWithdrawalPermission,
  });
}
