import type { LoyaltyAnswer } from '../../schemas/generated/types';
import { isRecord } from '../../schemas/is-record';
import { fillPrivately, setText } from '../../ui/live/private-answer';

export interface VipTiersProps {
  dataHref: string;
  /** BCP 47 tag for numbers. */
  numberTag: string;
  labels: {
    /** With `{{level}}`, `{{points}}`, `{{missing}}` and `{{next}}`. */
    standing: string;
    /** Where points lead no further, with `{{level}}` and `{{points}}`. */
    highest: string;
  };
}

/** Adds the player's points and marks the level; without an answer the block stays as visitors see it. */
export function mount(element: HTMLElement, { dataHref, numberTag, labels }: VipTiersProps): void {
  const format = new Intl.NumberFormat(numberTag, { maximumFractionDigits: 2 });
  fillPrivately(element, {
    dataHref,
    read: readAnswer,
    followsBalance: true,
    show({ number, level, points, next }) {
      const text = (next === null ? labels.highest : labels.standing)
        .replace('{{level}}', level)
        .replace('{{points}}', format.format(points))
        .replace('{{missing}}', format.format(next?.missing ?? 0))
        .replace('{{next}}', next?.level ?? '');
      setText(element, 'standing', text);
      for (const [place, tier] of [...element.querySelectorAll('ol > li')].entries())
        if (place === number) tier.setAttribute('aria-current', 'true');
        else tier.removeAttribute('aria-current');
      return true;
    },
  });
}

function readAnswer(answer: unknown): LoyaltyAnswer | undefined {
  if (!isRecord(answer)) return undefined;
  const { number, level, points, next } = answer;
  if (typeof number !== 'number' || typeof level !== 'string' || typeof points !== 'number') return undefined;
  if (next === null) return { number, level, points, next };
  if (!isRecord(next) || typeof next['level'] !== 'string' || typeof next['missing'] !== 'number')
    return undefined;
  return { number, level, points, next: { level: next['level'], missing: next['missing'] } };
}
