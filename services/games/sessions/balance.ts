import type { BalanceReply } from '../api';
import { refusal } from '../errors';
import type { Games } from '../games';
import { isUnderWay } from '../rounds/record';
import type { GameSession } from './session';

/**
 * Current balance from the wallet.
 * @throws GameRefusal
 */
export async function readBalance({ walletOf }: Games, session: GameSession): Promise<BalanceReply> {
  return { balance: await walletOf(session.mode).balance(session) };
}

/**
 * Resets a demo to its initial credit.
 * @throws GameRefusal for real-money play, and while a round is open
 */
export function fillDemoCredit(games: Games, session: GameSession): Promise<BalanceReply> {
  const { store, stakes, croupier } = games;
  return croupier.turns.run(session.holder, async () => {
    if (session.mode !== 'demo')
      throw refusal(409, 'error.demo.only', 'Only a demo has a credit to fill up.');
    const isOpen = [...store.open.values()].some(
      (round) => round.holder === session.holder && isUnderWay(round),
    );
    if (isOpen) throw refusal(409, 'error.round.open', 'Finish the open round first.');
    const balance = stakes.demoCredit(session.currency);
    const done = store.demoWallet(session.session)?.done ?? [];
    await store.save({ demoWallet: { session: session.session, wallet: { balance, done } } });
    return { balance };
  });
}
