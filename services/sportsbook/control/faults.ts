import type { SportsbookControlWallet } from '../../../schemas/generated/types';
import type { WalletAnswer } from '../bets/decide';
import type { MoneyCall } from '../bets/record';
import type { Wallet } from '../wallet/wallet';

type Fault = SportsbookControlWallet['faults'][number];

export interface Faults {
  /** Replaces the planned faults. */
  plan(faults: readonly Fault[]): void;
  /** The last 1,000 money calls, as sent. */
  calls(): readonly MoneyCall[];
  misbehaving(wallet: Wallet): Wallet;
}

const MOST_CALLS = 1_000;

/** Injects faults between the sportsbook and the wallet, each for a number of calls. */
export function createFaults(): Faults {
  let planned: Fault[] = [];
  let sent: MoneyCall[] = [];

  const take = ({ kind }: MoneyCall): Fault | undefined => {
    const fault = planned.find(({ call, times }) => (call === undefined || call === kind) && times > 0);
    if (fault) fault.times -= 1;
    return fault;
  };

  async function send(wallet: Wallet, session: string, call: MoneyCall): Promise<WalletAnswer> {
    const fault = take(call);
    const pass = (changed = call): Promise<WalletAnswer> => {
      sent = [...sent, changed].slice(-MOST_CALLS);
      return wallet.send(session, changed);
    };
    switch (fault?.fault) {
      case 'late':
        await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? 1_000));
        return pass();
      case 'duplicated':
        await pass();
        return pass();
      case 'lost-request':
        return { kind: 'none' };
      case 'lost-reply':
        await pass();
        return { kind: 'none' };
      case 'wrong-amount':
        return pass({ ...call, amount: call.amount + (fault.by ?? 1) });
      case undefined:
        return pass();
    }
  }

  return {
    plan(faults) {
      planned = faults.map((fault) => ({ ...fault }));
    },
    calls: () => sent,
    misbehaving: (wallet) => ({
      authenticate: (token) => wallet.authenticate(token),
      balance: (account) => wallet.balance(account),
      send: (session, call) => send(wallet, session, call),
    }),
  };
}
