import type { FieldMetadata } from '@conform-to/react';
import { useSite } from '../../../../ui/site/site-context';
import { textOfError } from '../../forms/form-errors';
import { RadioCard } from '../radio-card';
import { useMoney } from '../../../../ui/format/use-money';
import styles from './instrument-choice.module.css';
import { PayoutClock } from './payout-clock';
import { withdrawErrors } from './withdraw-form';
import type { WithdrawalOption } from './withdraw-page.server';

interface InstrumentChoiceProps {
  meta: FieldMetadata<string | undefined, Record<string, unknown>, string[]>;
  options: WithdrawalOption[];
  currency: string;
  chosen: string | undefined;
  onChoose: (instrumentId: string) => void;
}

/** Instruments used for deposits, with the terms of their methods: withdrawals are paid out to one of them. */
export function InstrumentChoice({ meta, options, currency, chosen, onChoose }: InstrumentChoiceProps) {
  const { t } = useSite();
  const [code] = meta.errors ?? [];
  return (
    <fieldset className={styles.choice} aria-describedby={`${meta.id}-hint ${meta.errorId}`}>
      <legend className={styles.legend}>{t('withdraw.form.to')}</legend>
      <p id={`${meta.id}-hint`} className={styles.hint}>
        {t('withdraw.form.toHint')}
      </p>
      {options.flatMap((option) =>
        option.instruments.map(({ instrumentId, label }) => (
          <RadioCard
            key={instrumentId}
            name={meta.name}
            value={instrumentId}
            checked={chosen === instrumentId}
            onChange={() => onChoose(instrumentId)}
          >
            <strong>
              {option.name} <bdi className={styles.label}>{label}</bdi>
            </strong>
            <Terms option={option} currency={currency} />
          </RadioCard>
        )),
      )}
      <p id={meta.errorId} className={styles.error} aria-live="polite">
        {code !== undefined && textOfError(t, code, withdrawErrors)}
      </p>
    </fieldset>
  );
}

function Terms({ option, currency }: { option: WithdrawalOption; currency: string }) {
  const { t, tag } = useSite();
  const money = useMoney();
  const { minimum, maximum, feePercent } = option;
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <>
      <span className={styles.hint}>
        {t('withdraw.form.bounds', { least: money(minimum, currency), most: money(maximum, currency) })}
        {' · '}
        {feePercent === 0
          ? t('withdraw.form.noFee')
          : t('withdraw.form.fee', { percent: percent.format(feePercent / 100) })}
      </span>
      <span className={styles.hint}>
        <PayoutClock {...option} />
      </span>
    </>
  );
}
