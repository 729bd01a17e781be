import { useSite } from '../../../../ui/site/site-context';
import { textOfError } from '../../forms/form-errors';
import { RadioCard } from '../radio-card';
import { depositErrors } from './deposit-form';
import type { MethodView } from './deposit-view';
import styles from './deposit.module.css';

interface MethodChoiceProps {
  /** Metadata of the conform field. */
  meta: { name: string; errorId: string; errors?: string[] | undefined };
  methods: MethodView[];
  choice: string;
  onChoose: (choice: string) => void;
}

/** The methods in the order of the market, each with its saved instruments first. */
export function MethodChoice({ meta, methods, choice, onChoose }: MethodChoiceProps) {
  const { t } = useSite();
  const [code] = meta.errors ?? [];
  return (
    <fieldset className={styles.fieldset} aria-describedby={code ? meta.errorId : undefined}>
      <legend className="visually-hidden">{t('deposit.how')}</legend>
      <ul className={styles.methods}>
        {methods.flatMap((method) =>
          choicesOf(method).map(({ value, label }) => (
            <li key={value}>
              <RadioCard
                name={meta.name}
                value={value}
                defaultChecked={value === choice}
                onChange={() => onChoose(value)}
              >
                <strong>
                  {label === undefined
                    ? method.instruments.length > 0
                      ? t('deposit.another', { method: method.name })
                      : method.name
                    : t('deposit.saved', { method: method.name, label })}
                </strong>
                <Terms {...method} />
              </RadioCard>
            </li>
          )),
        )}
      </ul>
      <p className={styles.error} id={meta.errorId} aria-live="polite">
        {code !== undefined && textOfError(t, code, depositErrors)}
      </p>
    </fieldset>
  );
}

function choicesOf({ method, instruments }: MethodView): { value: string; label?: string }[] {
  return [...instruments.map(({ choice: value, label }) => ({ value, label })), { value: method }];
}

/** Fee, speed and amounts in one line. */
function Terms({ fee, speed, minimum, maximum }: MethodView) {
  const { t } = useSite();
  const parts = [
    fee === undefined ? t('deposit.noFee') : t('deposit.fee', { percent: fee }),
    t(`deposit.speeds.${speed}`),
    t('deposit.range', { least: minimum, most: maximum }),
  ];
  return <span className={styles.terms}>{parts.join(' · ')}</span>;
}
