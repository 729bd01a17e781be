import type { PlatformLedgerCommand } from '../../../../schemas/generated/types';
import { adjustment } from './adjustments';
import {
  claimBonus,
  claimQueued,
  expireBonus,
  forfeitBonus,
  grantBonus,
  lock,
  unlock,
} from './bonus/bonuses';
import { claimCashback } from './bonus/cashback';
import type { CommandKind, Decision, Situation } from './decision';
import { buyBonus } from './bonus/buy-bonus';
import { exchangePoints } from './loyalty-exchange';
import {
  deposit,
  releaseDeposit,
  reserveDeposit,
  settleWithdrawal,
  voidWithdrawal,
  withdrawal,
} from './payments';
import { bet, win } from './play';
import { returnWithdrawal, reverseDeposit } from './payment-reversals';
import { prize } from './prizes';
import { foreignCurrency, walletNotExists } from './refusal';
import { rollback } from './rollback';
import { activateIcash, claimSportsbookReward, takePartnerBonus } from './bonus/special-rewards';

/**
 * Accepts or refuses a command: the only place that decides limits, exclusions, session and wagering. Pure;
 * throws the refusals of docs/ledger.md.
 */
export function decide(
  command: PlatformLedgerCommand,
  on: Omit<Situation<CommandKind>, 'command'>,
): Decision {
  if (!on.hasWallet && needsWallet(command)) throw walletNotExists();
  if ('currency' in command && command.currency !== on.wallet.currency) {
    throw foreignCurrency(command.currency, on.wallet.currency);
  }
  switch (command.kind) {
    case 'deposit-reserve':
      return reserveDeposit({ ...on, command });
    case 'deposit':
      return deposit({ ...on, command });
    case 'deposit-release':
      return releaseDeposit({ ...on, command });
    case 'deposit-reversal':
      return reverseDeposit({ ...on, command });
    case 'withdrawal-return':
      return returnWithdrawal({ ...on, command });
    case 'withdrawal':
      return withdrawal({ ...on, command });
    case 'withdrawal-settle':
      return settleWithdrawal({ ...on, command });
    case 'withdrawal-void':
      return voidWithdrawal({ ...on, command });
    case 'bet':
      return bet({ ...on, command });
    case 'win':
      return win({ ...on, command });
    case 'rollback':
      return rollback({ ...on, command });
    case 'bonus-grant':
      return grantBonus({ ...on, command });
    case 'bonus-claim':
      return claimBonus({ ...on, command });
    case 'bonus-cashback':
      return claimCashback({ ...on, command });
    case 'bonus-queued':
      return claimQueued({ ...on, command });
    case 'bonus-icash':
      return activateIcash({ ...on, command });
    case 'bonus-partner':
      return takePartnerBonus({ ...on, command });
    case 'bonus-sportsbook':
      return claimSportsbookReward({ ...on, command });
    case 'bonus-points':
      return buyBonus({ ...on, command });
    case 'bonus-forfeit':
      return forfeitBonus({ ...on, command });
    case 'bonus-expire':
      return expireBonus({ ...on, command });
    case 'loyalty-exchange':
      return exchangePoints({ ...on, command });
    case 'lock':
      return lock({ ...on, command });
    case 'unlock':
      return unlock({ ...on, command });
    case 'adjustment':
      return adjustment({ ...on, command });
    case 'prize':
      return prize({ ...on, command });
  }
}

/** Incoming money opens a wallet, and a rollback of a command that never arrived needs none. */
function needsWallet(command: PlatformLedgerCommand): boolean {
  if (command.kind === 'adjustment') return command.amount < 0;
  if (command.kind === 'bet') return command.freeRounds === undefined;
  return ![
    'deposit-reserve',
    'deposit',
    'deposit-release',
    'bonus-grant',
    'bonus-claim',
    'bonus-cashback',
    'bonus-queued',
    'bonus-icash',
    'bonus-partner',
    'bonus-sportsbook',
    'bonus-points',
    'rollback',
    'prize',
  ].includes(command.kind);
}
