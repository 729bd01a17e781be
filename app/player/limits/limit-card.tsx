import { useRevalidator } from '@remix-run/react';
import { Button } from '../../../ui/control/button';
import { ButtonLink } from '../../../ui/control/button-link';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import { FormActions, FormProblem } from '../forms/form-parts';
import styles from './limit-card.module.css';
import type { LimitKind, LimitPeriod } from './limit-kinds';
import { LimitRow } from './limit-row';
import type { IncreaseRules } from './increase-text';
import type { LimitFamily } from './limit-views';
import { useFormPath } from '../forms/form-path';

/** The limits of one kind by day, week and month (LIMIT-05). */
export function LimitCard({
  kind,
  family,
  increase,
  deposit,
}: {
  kind: LimitKind;
  family: LimitFamily;
  increase: IncreaseRules;
  /** Page to continue to after a limit is set. */
  deposit?: string | undefined;
}) {
  const { t } = useSite();
  return (
    <AccountCard
      id={`limit-${kind}`}
      title={t(`limits.kinds.${kind}.title`)}
      text={t(`limits.kinds.${kind}.text`)}
    >
      {family.status === 'error' ? (
        <MissingLimits kind={kind} />
      ) : (
        <>
          {family.missing && <Missing periods={family.missing} />}
          <ul className={styles.limits}>
            {family.limits.map((limit) => (
              <LimitRow key={limit.period} kind={kind} limit={limit} increase={increase} />
            ))}
          </ul>
        </>
      )}
      {deposit !== undefined && (
        <FormActions>
          <ButtonLink link={{ label: t('limits.toDeposit'), target: deposit, emphasis: 'secondary' }} />
        </FormActions>
      )}
    </AccountCard>
  );
}

/** Limits that the law requires before play; an empty list means any one. */
function Missing({ periods }: { periods: LimitPeriod[] }) {
  const { t, tag } = useSite();
  const names = periods.map((period) => t(`limits.periods.${period}`));
  return (
    <p className={styles.missing}>
      {periods.length === 0
        ? t('limits.requiredAny')
        : t('limits.required', { periods: new Intl.ListFormat(tag).format(names) })}
    </p>
  );
}

/** Shown when limits could not be loaded, with a button to retry (LIMIT-04). */
function MissingLimits({ kind }: { kind: LimitKind }) {
  const { t } = useSite();
  const pathname = useFormPath();
  const { revalidate, state } = useRevalidator();
  const isLoading = state === 'loading';
  return (
    <>
      <FormProblem codes={failed}>{t('limits.failed')}</FormProblem>
      <form
        action={`${pathname}#limit-${kind}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) revalidate();
        }}
      >
        <Button
          type="submit"
          emphasis="secondary"
          aria-disabled={isLoading}
          aria-label={`${t('limits.retry')}: ${t(`limits.kinds.${kind}.title`)}`}
        >
          {isLoading ? t('forms.sending') : t('limits.retry')}
        </Button>
      </form>
    </>
  );
}

const failed = ['failed'];
