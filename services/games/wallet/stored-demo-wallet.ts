import type { Store } from '../store';
import { bookDemo, type DemoWallet } from './demo-wallet';
import type { Wallet } from './wallet';

/** The wallets of demo sessions, stored by the game server. The caller must hold the turn of the session. */
export function createDemoWallets(store: Store): Wallet {
  const walletOf = (session: string): DemoWallet => store.demoWallet(session) ?? { balance: 0, done: [] };
  return {
    balance: ({ session }) => Promise.resolve(walletOf(session).balance),
    async send({ session }, call) {
      const { wallet, answer } = bookDemo(walletOf(session), call);
      await store.save({ demoWallet: { session, wallet } });
      return answer;
    },
  };
}
