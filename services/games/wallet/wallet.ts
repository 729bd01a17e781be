import type { PlatformProviderGameSession } from '../../../schemas/generated/types';
import type { WalletAnswer } from '../rounds/decide';
import type { MoneyCall } from '../rounds/record';

/** Account of a wallet call. */
export interface WalletAccount {
  provider: string;
  /** Session id at the wallet. */
  session: string;
}

/** Source of stakes and target of wins. */
export interface Wallet {
  /**
   * The player's balance in minor units.
   * @throws GameRefusal
   */
  balance(account: WalletAccount): Promise<number>;
  /** Sends a money call once; never throws. */
  send(account: WalletAccount, call: MoneyCall): Promise<WalletAnswer>;
}

/**
 * Exchanges a launch token, once.
 * @throws GameRefusal when it is used, expired or unknown, or the wallet times out
 */
export type Authenticate = (provider: string, token: string) => Promise<PlatformProviderGameSession>;
