import type { GamesControlWallet } from '../../../schemas/generated/types';
import type { WalletAnswer } from '../rounds/decide';
import type { MoneyCall } from '../rounds/record';
import type { Wallet, WalletAccount } from '../wallet/wallet';

type Fault = GamesControlWallet['faults'][number];

interface Faults {
  /** Replaces the planned faults. */
  plan(faults: readonly Fault[]): void;
  /** Every money call as it was sent. */
  calls(): readonly MoneyCall[];
  misbehaving(wallet: Wallet): Wallet;
}

const MOST_CALLS = 1_000;

/** Injects faults between a provider and its wallet, each for a number of calls. */
export function createFaults(): Faults {
  let planned: Fault[] = [];
  let sent: MoneyCall[] = [];
  /** Delayed calls, sent after the next one. */
  let held: (() => Promise<unknown>)[] = [];

  const take = ({ kind }: MoneyCall): Fault | undefined => {
    const fault = planned.find(({ call, times }) => (call === undefined || call === kind) && times > 0);
    if (fault) fault.times -= 1;
    return fault;
  };

  async function send(wallet: Wallet, account: WalletAccount, call: MoneyCall): Promise<WalletAnswer> {
    const fault = take(call);
    const pass = (changed = call): Promise<WalletAnswer> => {
      sent = [...sent, changed].slice(-MOST_CALLS);
      return wallet.send(account, changed);
    };
    switch (fault?.fault) {
      case 'late':
        await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? 1_000));
        return pass();
      case 'duplicated': {
        await pass();
        return pass();
      }
      case 'lost-request':
        return { kind: 'none' };
      case 'lost-reply':
        await pass();
        return { kind: 'none' };
      case 'wrong-amount':
        return pass({ ...call, amount: call.amount + (fault.by ?? 1) });
      case 'reordered':
        held.push(() => pass());
        return { kind: 'none' };
      case undefined: {
        const answer = await pass();
        for (const late of held.splice(0)) await late();
        return answer;
      }
    }
  }

  return {
    plan(faults) {
      planned = faults.map((fault) => ({ ...fault }));
      held = [];
    },
    calls: () => sent,
    misbehaving: (wallet) => ({
      balance: (account) => wallet.balance(account),
      send: (account, call) => send(wallet, account, call),
    }),
  };
}
