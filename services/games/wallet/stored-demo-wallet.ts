import type { Store } from '../store';
import { bookDemo, type DemoWallet } from './demo-wallet';
import type { Wallet } from './wallet';

/** The wallets of demo sessions, which are the game server's own. Calls of a session need its turn. */
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
