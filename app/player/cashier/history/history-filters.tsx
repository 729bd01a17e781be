import { Form, Link, useSubmit } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { HistoryFilter } from '../../../../schemas/generated/types';
import { Button } from '../../../../ui/control/button';
import { useSite } from '../../../../ui/site/site-context';
import { categories, filterNames, hourRanges, isFiltered, isReversed, statuses } from './history-filter';
import styles from './history-filters.module.css';

/** The filters of the list, as a plain GET form. */
export function HistoryFilters({ filter, dropped }: { filter: HistoryFilter; dropped: boolean }) {
  const { t, channel } = useSite();
  const submit = useSubmit();
  const chosen = filterNames.filter((name) => filter[name] !== undefined).length;

  const [typed, setTyped] = useState<HistoryFilter>();
  const isWrong = isReversed(typed ?? filter);
  const faultId = useId();
  // After another filter was applied, earlier input is discarded.
  useEffect(() => setTyped(undefined), [filter]);

  /** Removes empty fields from the address. */
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const range = { from: String(sent.get('from') ?? ''), to: String(sent.get('to') ?? '') };
    setTyped(range);
    if (isReversed(range)) {
      form.querySelector<HTMLInputElement>('[name=to]')?.focus();
      return;
    }
    for (const name of filterNames) if (!sent.get(name)) sent.delete(name);
    submit(sent, { method: 'get', preventScrollReset: true });
  }

  return (
    <details
      className={styles.filters}
      open={channel === 'desktop' || dropped || isReversed(filter)}
      // Remounts after a filter was applied, which closes the panel: on phones it would cover the first rows.
      key={JSON.stringify(filter)}
    >
      <summary className={styles.summary}>
        {t('wallet.filters')}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      {dropped && (
        <p className={styles.dropped} role="status">
          {t('wallet.badFilter')}
        </p>
      )}
      <Form method="get" className={styles.form} onSubmit={send}>
        <Choice name="category" label={t('wallet.category')} chosen={filter.category}>
          {categories.map((name) => (
            <option key={name} value={name}>
              {t(`wallet.categories.${name}`)}
            </option>
          ))}
        </Choice>
        <Choice name="status" label={t('wallet.status')} chosen={filter.status}>
          {statuses.map((name) => (
            <option key={name} value={name}>
              {t(`wallet.statuses.${name}`)}
            </option>
          ))}
        </Choice>
        <Choice name="hour" className={styles.period} label={t('wallet.period')} chosen={filter.hour}>
          {hourRanges.map((name) => (
            <option key={name} value={name}>
              {t(`wallet.hours.${name}`)}
            </option>
          ))}
        </Choice>
        <label className={styles.field}>
          <span>{t('wallet.from')}</span>
          <input type="date" name="from" defaultValue={filter.from} />
        </label>
        <label className={styles.field}>
          <span>{t('wallet.to')}</span>
          <input
            type="date"
            name="to"
            defaultValue={filter.to}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? faultId : undefined}
          />
        </label>
        <p className={styles.fault} id={faultId} role="alert">
          {isWrong && t('wallet.rangeReversed')}
        </p>
        <div className={styles.actions}>
          <Button type="submit" emphasis="secondary">
            {t('wallet.apply')}
          </Button>
          {isFiltered(filter) && (
            <Link to="." preventScrollReset className={styles.clear}>
              {t('wallet.clear')}
            </Link>
          )}
        </div>
      </Form>
    </details>
  );
}

interface ChoiceProps {
  name: keyof HistoryFilter;
  label: string;
  chosen: string | undefined;
  className?: string;
  children: ReactNode;
}

function Choice({ name, label, chosen, className = '', children }: ChoiceProps) {
  const { t } = useSite();
  return (
    <label className={`${styles.field} ${className}`}>
      <span>{label}</span>
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{t('wallet.all')}</option>
        {children}
      </select>
    </label>
  );
}
