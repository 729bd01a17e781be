import type { BonusAnswer } from '../../schemas/generated/types';
import { formatDate } from '../../ui/format/date';
import { formatMoney } from '../../ui/format/money';
import { readList } from '../../ui/live/json-fields';
import { isRecord } from '../../schemas/is-record';
import { isAmount, isMoment, readCurrency } from '../../ui/live/money-answer';
import { type PluralForms, withCount } from '../../ui/site/plural-forms';
import { fillPrivately, setText } from '../../ui/live/private-answer';
import { percentOf, setShare } from '../../ui/live/set-share';

type Bonus = BonusAnswer['bonuses'][number];

export interface ActiveBonusProps {
  dataHref: string;
  tag: string;
  timeZone: string;
  labels: Record<Bonus['vertical'], string> & {
    /** With `{{date}}`. */
    until: string;
    /** With `{{done}}` and `{{amount}}`. */
    wagered: string;
    /** Of a bonus that need not be wagered. */
    free: string;
    /** Further bonuses, counted. */
    more: PluralForms;
  };
}

/** Shows the bonus that expires first; asks again after the player has played. */
export function mount(element: HTMLElement, { dataHref, tag, timeZone, labels }: ActiveBonusProps): void {
  fillPrivately(element, {
    dataHref,
    read: (answer) => (isRecord(answer) ? readList(answer['bonuses'], readBonus) : undefined),
    followsBalance: true,
    show([bonus, ...others]) {
      if (!bonus) return false;
      const { currency, display, wageringAmount, wageringProgress } = bonus;
      const money = (amount: number) =>
        formatMoney(amount, currency, { tag, displays: { [currency]: display } });
      const percent = percentOf(wageringProgress, wageringAmount);
      const wagered = labels.wagered
        .replace('{{done}}', money(wageringProgress))
        .replace('{{amount}}', money(wageringAmount));
      const progress = wageringAmount === 0 ? labels.free : wagered;
      setText(element, 'name', bonus.name);
      setText(element, 'amount', money(bonus.amount));
      setText(element, 'wagered', progress);
      setText(element, 'percent', new Intl.NumberFormat(tag, { style: 'percent' }).format(percent / 100));
      setShare(element, 'progress', percent, progress);
      setText(element, 'vertical', labels[bonus.vertical]);
      const date = formatDate(bonus.expiresAt, 'dateTime', { tag, timeZone });
      setText(element, 'until', labels.until.replace('{{date}}', date));
      setText(element, 'more', others.length > 0 ? withCount(labels.more, others.length, tag) : '');
      return true;
    },
  });
}

function readBonus(value: unknown): Bonus | undefined {
  const money = readCurrency(value);
  if (!money || !isRecord(value)) return undefined;
  const { name, vertical, amount, wageringAmount, wageringProgress, expiresAt } = value;
  if (typeof name !== 'string' || !isVertical(vertical) || !isMoment(expiresAt)) return undefined;
  if (!isAmount(amount) || !isAmount(wageringAmount) || !isAmount(wageringProgress)) return undefined;
  return { ...money, name, vertical, amount, wageringAmount, wageringProgress, expiresAt };
}

function isVertical(value: unknown): value is Bonus['vertical'] {
  return value === 'casino' || value === 'live casino' || value === 'sports';
}
