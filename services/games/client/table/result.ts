import { countUp } from '../shell/count-up';
import type { Frame } from '../shell/kind';

/** Shows and announces the result of a table round. A return up to the stake is shown without celebration. */
export async function showResult(frame: Frame, won: number, stake: number, what: string): Promise<void> {
  const { shell, sound, motion, texts, money } = frame;
  const isGood = won > stake;
  if (isGood) {
    sound.win(won > stake * 10 ? 1 : 0);
    await countUp(motion, 0, won, 700, (amount) => shell.showWin(amount, stake));
  }
  shell.showWin(won, stake);
  const result =
    won === 0
      ? texts('resultNone')
      : isGood
        ? texts('resultWin', { amount: money(won) })
        : texts('resultReturn', { amount: money(won), stake: money(stake) });
  shell.announce(`${what} ${result}`);
}
