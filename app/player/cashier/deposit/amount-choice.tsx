import { type ComponentProps, useRef } from 'react';
import { useSite } from '../../../../ui/site/site-context';
import { TextField } from '../../forms/field';
import { RadioCard } from '../radio-card';
import { depositErrors } from './deposit-form';
import type { DepositView, MethodView } from './deposit-view';
import styles from './deposit.module.css';

interface AmountChoiceProps {
  amount: ComponentProps<typeof TextField>['meta'];
  /** The suggested amount of the previous submission. */
  preset: string | undefined;
  method: MethodView;
  currency: string;
  limit: DepositView['limit'];
}

/** Suggested amounts of the method, or a custom one, which takes precedence. */
export function AmountChoice({ amount, preset, method, currency, limit }: AmountChoiceProps) {
  const { t } = useSite();
  const box = useRef<HTMLFieldSetElement>(null);
  const written = () => box.current?.querySelector<HTMLInputElement>('input[type=text]');

  /** A suggested and a custom amount exclude each other. */
  function forgetPreset(): void {
    for (const radio of box.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])
      radio.checked = false;
  }

  function forgetWritten(): void {
    const field = written();
    if (!field || field.value === '') return;
    field.value = '';
    // Conform observes the field by its events.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <fieldset ref={box} className={styles.fieldset}>
      <legend className={styles.legend}>{t('deposit.howMuch')}</legend>
      <ul className={styles.presets} aria-label={t('deposit.suggested')}>
        {method.presets.map(({ value, label }) => (
          <li key={`${method.method} ${value}`}>
            <RadioCard
              isSmall
              name="preset"
              value={value}
              defaultChecked={value === preset}
              onChange={forgetWritten}
            >
              {label}
            </RadioCard>
          </li>
        ))}
      </ul>
      <div
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.value !== '') forgetPreset();
        }}
      >
        <TextField
          meta={amount}
          label={t('deposit.amount', { currency })}
          hint={t('deposit.range', { least: method.minimum, most: method.maximum })}
          errorTexts={depositErrors}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      {limit && (
        <p className={styles.note}>
          {t(limit.isSpendLimit ? 'deposit.lossLimitLeft' : 'deposit.limitLeft', {
            left: limit.left,
            date: limit.resetOn,
          })}
        </p>
      )}
    </fieldset>
  );
}
