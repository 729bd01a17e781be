import type { PlatformProviderGameSession } from '../../../schemas/generated/types';
import type { WalletAnswer } from '../rounds/decide';
import type { MoneyCall } from '../rounds/record';

/** Whose money a call is about. */
export interface WalletAccount {
  provider: string;
  /** The wallet's id of the session. */
  session: string;
}

/** Where stakes come from and wins go to. */
export interface Wallet {
  /** The player's balance in minor units. @throws GameRefusal */
  balance(account: WalletAccount): Promise<number>;
  /** Sends a money call once; never throws. */
  send(account: WalletAccount, call: MoneyCall): Promise<WalletAnswer>;
}

/** Exchanges the token of a launch, once. @throws GameRefusal when it is used, expired or unknown, or the wallet does not answer */
export type Authenticate = (provider: string, token: string) => Promise<PlatformProviderGameSession>;
