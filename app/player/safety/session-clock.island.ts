import { formatMoney } from '../../../ui/format/money';
import { fillPrivately, partOf } from '../../../ui/live/private-answer';
import type { SessionClockProps } from './safety-bar-props';
import { clockText, readSessionAnswer } from './session-clock';

/** Shows how long the player has been signed in, second by second, and what was won less staked since; the platform says both. */
export function mount(element: HTMLElement, { tag, dataHref }: SessionClockProps): void {
  const clock = partOf(element, 'elapsed');
  const result = partOf(element, 'winLoss');
  let startedAt: number | undefined;

  function tick(): void {
    if (clock && startedAt !== undefined) clock.textContent = clockText(Date.now() - startedAt);
  }

  fillPrivately(element, {
    dataHref,
    read: readSessionAnswer,
    show({ elapsedMs, winLoss, currency, display }) {
      // The player's own clock may be wrong, but it runs as fast.
      startedAt = Date.now() - elapsedMs;
      tick();
      if (result)
        result.textContent = formatMoney(winLoss, currency, {
          tag,
          displays: { [currency]: display },
          decimals: true,
        });
      return true;
    },
    followsBalance: true,
  });
  setInterval(tick, 1_000);
}
