import { useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { FormSuccess } from '../forms/form-parts';
import type { IncreaseRules } from './increase-text';
import { LimitButton } from './limit-button';
import styles from './limit-card.module.css';
import { LimitEditor } from './limit-editor';
import { type LimitOutcome, limitOutcomes, noLimit } from './limit-forms';
import { limitId, limitIntent, type LimitKind } from './limit-kinds';
import type { LimitView, PendingView } from './limit-views';

export interface LimitRowProps {
  kind: LimitKind;
  limit: LimitView;
  increase: IncreaseRules;
}

/** One limit: its used amount, a pending change, and forms to change it. */
export function LimitRow(row: LimitRowProps) {
  const { kind, limit } = row;
  const { t } = useSite();
  const id = limitId(kind, limit.period);
  const title = t(`limits.periods.${limit.period}`);
  const [outcome, setOutcome] = useOutcome(id);
  return (
    <li id={id} className={styles.limit}>
      <div className={styles.line}>
        <h3 className={styles.period}>{title}</h3>
        <p className={styles.value}>{limit.value ?? t('limits.none')}</p>
      </div>
      <Use limit={limit} label={`${t(`limits.kinds.${kind}.title`)}, ${title}`} />
      {outcome && <FormSuccess>{t(`limits.outcomes.${outcome}`)}</FormSuccess>}
      <Pending {...row} pending={limit.pending} onOutcome={setOutcome} />
      <LimitEditor {...row} title={title} onOutcome={setOutcome} />
    </li>
  );
}

/** Result of the last change: from the form's response, or from the address without JavaScript. */
function useOutcome(id: string) {
  const [search] = useSearchParams();
  const [latest, setLatest] = useState<LimitOutcome | null>();
  const named = search.get('saved') === id ? search.get('outcome') : null;
  const stored = limitOutcomes.find((outcome) => outcome === named);
  return [latest === undefined ? stored : latest, setLatest] as const;
}

function Use({ limit: { value, used, left }, label }: { limit: LimitView; label: string }) {
  const { t } = useSite();
  if (value === undefined || !left) return <p className={styles.note}>{t('limits.used', { used })}</p>;
  const text = t('limits.usedOf', { used, value });
  return (
    <>
      <progress
        className={styles.bar}
        max={100}
        value={left.percentUsed}
        aria-label={label}
        aria-valuetext={text}
        data-reached={left.isNone || undefined}
      />
      <p className={styles.note}>
        <span>{text}</span>
        <span className={left.isNone ? styles.reached : undefined}>
          {left.isNone
            ? t('limits.reached', { date: left.resetAt })
            : t('limits.left', { left: left.amount, date: left.resetAt })}
        </span>
      </p>
    </>
  );
}

function Pending({
  kind,
  limit: { period },
  pending,
  onOutcome,
}: LimitRowProps & {
  pending: PendingView | undefined;
  onOutcome: (outcome: LimitOutcome | null) => void;
}) {
  const { t } = useSite();
  const amount = pending?.amount ?? noLimit;
  return (
    <div className={pending && styles.pending}>
      {pending && <PendingText pending={pending} />}
      <div className={pending && styles.actions}>
        <LimitButton
          offered={pending?.waitsFor === 'confirmation'}
          intent={limitIntent(kind, period, 'confirm')}
          amount={String(amount)}
          label={t('limits.confirm')}
          onOutcome={onOutcome}
        />
        <LimitButton
          offered={pending !== undefined}
          intent={limitIntent(kind, period, 'cancel')}
          label={t('limits.cancel')}
          onOutcome={onOutcome}
        />
      </div>
    </div>
  );
}

function PendingText({ pending: { waitsFor, value, at: date } }: { pending: PendingView }) {
  const { t } = useSite();
  return (
    <p className={styles.pendingText}>
      {value === undefined
        ? t(`limits.pending.removal.${waitsFor}`, { date })
        : t(`limits.pending.change.${waitsFor}`, { value, date })}
    </p>
  );
}
