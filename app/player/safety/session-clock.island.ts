import { formatMoney } from '../../../ui/format/money';
import { fillPrivately, partOf } from '../../../ui/live/private-answer';
import type { SessionClockProps } from './safety-bar-props';
import { clockText, readSessionAnswer } from './session-clock';

/** Shows the time since sign-in, second by second, and winnings minus stakes since; both come from the platform. */
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
      // The device's clock may be wrong, but it runs at the right speed.
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
