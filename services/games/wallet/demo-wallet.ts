import type { WalletAnswer } from '../rounds/decide';
import type { MoneyCall } from '../rounds/record';

/** Play money of a demo session. */
export interface DemoWallet {
  /** Minor units. */
  balance: number;
  /** The latest transactions with their amounts; a rollback marks a bet that arrives later as undone. */
  done: readonly { transaction: string; moved: number; isUndone: boolean }[];
}

/** Enough for every call that may still be retried. */
const REMEMBERED = 50;

/** Books a call on a demo wallet; idempotent. */
export function bookDemo(wallet: DemoWallet, call: MoneyCall): { wallet: DemoWallet; answer: WalletAnswer } {
  const before = wallet.done.find(({ transaction }) => transaction === call.transaction);
  if (before?.isUndone && call.kind === 'bet')
    return { wallet, answer: { kind: 'refused', code: 'error.transaction.rolled.back' } };
  if (before) return { wallet, answer: { kind: 'done', balance: wallet.balance } };
  if (call.kind === 'rollback') return undo(wallet, call);
  const moved = call.kind === 'bet' ? -call.amount : call.amount;
  if (wallet.balance + moved < 0)
    return { wallet, answer: { kind: 'refused', code: 'error.balance.insufficient' } };
  return booked(wallet, wallet.done, { transaction: call.transaction, moved, isUndone: false });
}

function undo(wallet: DemoWallet, { transaction, of }: MoneyCall): ReturnType<typeof bookDemo> {
  const target = wallet.done.find((each) => each.transaction === of);
  const others = wallet.done.filter((each) => each !== target);
  const mark = { transaction: of ?? '', moved: target?.moved ?? 0, isUndone: true };
  const back = target && !target.isUndone ? -target.moved : 0;
  return booked(wallet, [...others, mark], { transaction, moved: back, isUndone: false });
}

function booked(
  { balance }: DemoWallet,
  done: DemoWallet['done'],
  entry: DemoWallet['done'][number],
): ReturnType<typeof bookDemo> {
  const after = balance + entry.moved;
  return {
    wallet: { balance: after, done: [...done, entry].slice(-REMEMBERED) },
    answer: { kind: 'done', balance: after },
  };
}
