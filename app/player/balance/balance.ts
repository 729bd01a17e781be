import type { PlatformBalanceMap, PlayerBalance } from '../../../schemas/generated/types';

/** WALLET-04. */
export const walletTypes = ['MAIN', 'LOCKED', 'BONUS'] as const;

/** WALLET-05. */
export const walletStatuses = ['pending', 'success', 'error'] as const;

type Vertical = PlatformBalanceMap['bonus'][number]['vertical'];

/** Sum of the parts of a balance (WALLET-02, AMB-42), in integer minor units. */
export function totalBalance(parts: Omit<PlayerBalance, 'totalBalance'>): number {
  const { mainBalance, lockedBalance, sportsBonus, casinoBonus, liveCasinoBonus } = parts;
  return mainBalance + lockedBalance + sportsBonus + casinoBonus + liveCasinoBonus;
}

/** The platform's buckets in the site's form: bonus entries of one vertical are added up (WALLET-03). Minor units. */
export function balanceOf({ main, locked, bonus }: PlatformBalanceMap): PlayerBalance {
  const bonusOf = (vertical: Vertical) =>
    bonus.reduce((sum, entry) => (entry.vertical === vertical ? sum + entry.amount : sum), 0);
  const parts = {
    mainBalance: main,
    lockedBalance: locked,
    sportsBonus: bonusOf('SPORTS'),
    casinoBonus: bonusOf('CASINO'),
    liveCasinoBonus: bonusOf('LIVE_CASINO'),
  };
  return { ...parts, totalBalance: totalBalance(parts) };
}

/** SM-14. */
export interface BalanceState {
  status: (typeof walletStatuses)[number];
  /** The last value received; missing before the first. */
  amounts?: PlayerBalance;
  /** Why the last request failed. */
  error?: string;
}

export type BalanceEvent =
  | { type: 'asked' }
  | { type: 'answered' | 'pushed'; amounts: PlayerBalance }
  | { type: 'absent' }
  | { type: 'failed'; error: string };

export const unknownBalance: BalanceState = { status: 'pending' };

/** State machine of WALLET-06; a player without a wallet counts as success and leaves the amounts unchanged (WALLET-07). */
export function nextBalance(state: BalanceState, event: BalanceEvent): BalanceState {
  const { amounts } = state;
  switch (event.type) {
    case 'asked':
      return { status: 'pending', amounts };
    case 'answered':
    case 'pushed':
      return { status: 'success', amounts: event.amounts };
    case 'absent':
      return { status: 'success', amounts };
    case 'failed':
      return { status: 'error', amounts, error: event.error };
  }
}
