import { countUp } from '../shell/count-up';
import { element } from '../shell/element';
import type { Frame } from '../shell/kind';

const bigFrom = 10;
const greatFrom = 30;

/**
 * Size of a win: 0 is no more than the stake, which is not celebrated; 1 a win; 2 a big win; 3 a huge win.
 *
 * @param won, stake of the whole round
 */
export function sizeOfWin(won: number, stake: number): 0 | 1 | 2 | 3 {
  if (won <= stake) return 0;
  const times = won / stake;
  return times >= greatFrom ? 3 : times >= bigFrom ? 2 : 1;
}

/** Covers the reels with a big win that counts up; ends on its own or when skipped. */
export async function celebrate({ motion, money, texts, sound, shell }: Frame, won: number, size: 2 | 3) {
  const amount = element('strong', { textContent: money(won) });
  const banner = element(
    'div',
    { className: `celebration size-${size}`, attributes: { 'aria-hidden': 'true' } },
    element('div', { className: 'shine' }),
    element('span', { textContent: texts(size === 3 ? 'greatWin' : 'bigWin') }),
    amount,
  );
  shell.stage.append(banner);
  sound.win(size - 1);
  await countUp(motion, 0, won, size === 3 ? 3_000 : 1_800, (part) => (amount.textContent = money(part)));
  await motion.wait(1_200, 1_500);
  banner.remove();
}
