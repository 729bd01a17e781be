import { useRef } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { TextField } from '../forms/field';
import { FormActions, SubmitButton } from '../forms/form-parts';
import { RouteForm } from '../forms/route-form';
import { useProtectionForm } from '../protection/use-protection-form';
import { increaseText } from './increase-text';
import { LimitButton } from './limit-button';
import styles from './limit-card.module.css';
import { limitErrorTexts } from './limit-errors';
import { type LimitAnswer, limitForm, type LimitOutcome } from './limit-forms';
import { limitIntent } from './limit-kinds';
import type { LimitRowProps } from './limit-row';

/** Form to set, change or remove a limit; expands without JavaScript. No amount is suggested. */
export function LimitEditor({
  kind,
  limit: { period, unit, value, locked },
  increase,
  title,
  onOutcome,
}: LimitRowProps & { title: string; onOutcome: (outcome: LimitOutcome | null) => void }) {
  const { t, tag } = useSite();
  const details = useRef<HTMLDetailsElement>(null);
  const intent = limitIntent(kind, period, 'save');
  const { form, fields, busy, lastResult, pathname } = useProtectionForm<{ amount: string }, LimitAnswer>(
    limitForm,
    {
      intent,
      onAnswer({ result, outcome }, element) {
        if (result.status === 'success') element?.reset();
        ended(outcome);
      },
    },
  );

  function ended(outcome: LimitOutcome | null = null): void {
    onOutcome(outcome);
    if (outcome === null || !details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  const errorTexts = limitErrorTexts(period);
  return (
    <details ref={details} className={styles.editor} open={lastResult?.status === 'error' || undefined}>
      <summary className={styles.summary}>
        {t(value === undefined ? 'limits.set' : 'limits.change')}
        <span className="visually-hidden">
          : {t(`limits.kinds.${kind}.title`)}, {title}
        </span>
      </summary>
      <div className={styles.forms}>
        <RouteForm action={pathname} intent={intent} form={form} errorTexts={errorTexts}>
          <TextField
            meta={fields.amount}
            label={t('limits.amount', { unit })}
            hint={locked ? t('limits.locked') : increaseText(t, tag, increase)}
            errorTexts={errorTexts}
            inputMode="decimal"
            autoComplete="off"
          />
          <FormActions>
            <SubmitButton busy={busy}>{t('limits.save')}</SubmitButton>
          </FormActions>
        </RouteForm>
        <LimitButton
          offered={value !== undefined && !locked}
          intent={limitIntent(kind, period, 'delete')}
          label={t('limits.delete')}
          onOutcome={(outcome) => ended(outcome ?? undefined)}
        />
      </div>
    </details>
  );
}
