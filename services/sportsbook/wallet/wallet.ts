import type { WalletAnswer } from '../bets/decide';
import type { MoneyCall } from '../bets/record';
import type { Account } from '../contexts/context';

/** Wallet for stakes and payouts. */
export interface Wallet {
  /** Exchanges a single-use token. @throws BookRefusal if it is used, expired or unknown, or the wallet does not respond */
  authenticate(token: string): Promise<Account>;
  /** Amount available for sports bets, in minor units. @throws BookRefusal */
  balance(account: Account): Promise<number>;
  /** Sends a money call once; never throws. */
  send(session: string, call: MoneyCall): Promise<WalletAnswer>;
}
