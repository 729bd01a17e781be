import type { WalletAnswer } from '../bets/decide';
import type { MoneyCall } from '../bets/record';
import type { Account } from '../contexts/context';

/** Where stakes come from and payouts go to. */
export interface Wallet {
  /** Exchanges a single-use token. @throws BookRefusal when it is used, expired or unknown, or the wallet does not answer */
  authenticate(token: string): Promise<Account>;
  /** All that may be staked on sports, in minor units. @throws BookRefusal */
  balance(account: Account): Promise<number>;
  /** Sends a money call once; never throws. */
  send(session: string, call: MoneyCall): Promise<WalletAnswer>;
}
