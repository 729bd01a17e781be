import type { LimitsAnswer } from '../../schemas/generated/types';
import { formatDate } from '../../ui/format/date';
import { formatMoney } from '../../ui/format/money';
import { readList } from '../../ui/live/json-fields';
import { isRecord } from '../../schemas/is-record';
import { type AnswerCurrency, isAmount, isMoment, readCurrency } from '../../ui/live/money-answer';
import { type PluralForms, withCount } from '../../ui/site/plural-forms';
import { fillPlaces, fillPrivately, partOf, setText } from '../../ui/live/private-answer';
import { percentOf, setShare } from '../../ui/live/set-share';

type Limit = LimitsAnswer['limits'][number];

export interface LimitsSummaryProps {
  dataHref: string;
  tag: string;
  timeZone: string;
  kinds: Limit['kind'][];
  labels: {
    names: Record<Limit['kind'], Record<Limit['period'], string>>;
    /** With `{{used}}` and `{{value}}`. */
    used: string;
    /** With `{{left}}` and `{{date}}` of the reset. */
    left: string;
    /** With `{{date}}` of the reset. */
    reached: string;
    /** With `{{value}}` and `{{date}}`. */
    pending: string;
    /** The limit will be gone; with `{{date}}`. */
    pendingNone: string;
    /** Said when the limits of a kind cannot be had (LIMIT-04). */
    failed: Record<Limit['kind'], string>;
    /** Limits without a place, counted. */
    more: PluralForms;
  };
}

/** Shows the limits that are used most; asks again after the balance has changed. */
export function mount(element: HTMLElement, props: LimitsSummaryProps): void {
  const { dataHref, tag, timeZone, kinds, labels } = props;
  const places = element.querySelectorAll<HTMLElement>('[data-limit]');
  const day = (iso: string) => formatDate(iso, 'dateTime', { tag, timeZone });

  function showLimit(place: HTMLElement, limit: Limit, money: (amount: number) => string): void {
    const { kind, period, value, used, remaining, resetAt, pending } = limit;
    const usedText = labels.used.replace('{{used}}', money(used)).replace('{{value}}', money(value));
    const left = labels.left.replace('{{left}}', money(remaining));
    setText(place, 'name', labels.names[kind][period]);
    setText(place, 'used', usedText);
    setShare(place, 'share', percentOf(used, value), usedText);
    partOf(place, 'share')?.setAttribute('aria-label', labels.names[kind][period]);
    setText(place, 'left', (remaining === 0 ? labels.reached : left).replace('{{date}}', day(resetAt)));
    setText(place, 'pending', pending ? pendingText(pending, money) : '');
    place.toggleAttribute('data-reached', remaining === 0);
  }

  function pendingText(
    { value, at }: NonNullable<Limit['pending']>,
    money: (amount: number) => string,
  ): string {
    const text = value === null ? labels.pendingNone : labels.pending.replace('{{value}}', money(value));
    return text.replace('{{date}}', day(at));
  }

  fillPrivately(element, {
    dataHref,
    read: readLimits,
    followsBalance: true,
    show({ currency, display, limits, failed }) {
      const money = (amount: number) =>
        formatMoney(amount, currency, { tag, displays: { [currency]: display } });
      const shown = limits
        .filter(({ kind }) => kinds.includes(kind))
        .sort((one, other) => percentOf(other.used, other.value) - percentOf(one.used, one.value));
      const others = shown.length - places.length;
      fillPlaces(places, shown, (place, limit) => showLimit(place, limit, money));
      setText(element, 'more', others > 0 ? withCount(labels.more, others, tag) : '');
      const missing = kinds.filter((kind) => failed.includes(kind));
      setText(element, 'failed', missing.map((kind) => labels.failed[kind]).join(' '));
      partOf(element, 'failed-kind')?.toggleAttribute('hidden', missing.length === 0);
      // Limits that could not be read must not count as limits that are not set.
      return shown.length > 0 || missing.length > 0;
    },
  });
}

interface ReadLimits extends AnswerCurrency {
  limits: Limit[];
  /** Kinds that could not be read. */
  failed: Limit['kind'][];
}

function readLimits(value: unknown): ReadLimits | undefined {
  if (!isRecord(value)) return undefined;
  const money = readCurrency(value);
  const limits = readList(value['limits'], readLimit);
  const failed = value['failed'] === undefined ? [] : readList(value['failed'], readKind);
  return money && limits && failed && { ...money, limits, failed };
}

function readKind(value: unknown): Limit['kind'] | undefined {
  return value === 'deposit' || value === 'loss' ? value : undefined;
}

function readLimit(value: unknown): Limit | undefined {
  if (!isRecord(value)) return undefined;
  const { period, used, remaining, resetAt, pending } = value;
  const kind = readKind(value['kind']);
  const limit = value['value'];
  if (!kind) return undefined;
  if (period !== 'D' && period !== 'W' && period !== 'M') return undefined;
  if (!isAmount(limit) || !isAmount(used) || !isAmount(remaining) || !isMoment(resetAt)) return undefined;
  const change = readPending(pending);
  return { kind, period, value: limit, used, remaining, resetAt, ...(change ? { pending: change } : {}) };
}

function readPending(value: unknown): Limit['pending'] {
  if (!isRecord(value) || !isMoment(value['at'])) return undefined;
  const limit = value['value'];
  return limit === null || isAmount(limit) ? { value: limit, at: value['at'] } : undefined;
}
