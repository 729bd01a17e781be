import { type FieldMetadata, getInputProps } from '@conform-to/react';
import type { MessageKey } from '../../../../schemas/generated/message-keys';
import { useSite } from '../../../../ui/site/site-context';
import fieldStyles from '../../forms/field.module.css';
import { textOfError } from '../../forms/form-errors';
import { birthParts } from '../date-of-birth';
import { registrationErrors } from '../registration-errors';
import styles from '../registration.module.css';

type Part = 'birthDay' | 'birthMonth' | 'birthYear';
type Meta = FieldMetadata<number | undefined, Record<string, unknown>, string[]>;

const autoComplete = { birthDay: 'bday-day', birthMonth: 'bday-month', birthYear: 'bday-year' };
const longest = { birthDay: 2, birthMonth: 2, birthYear: 4 };
const labels: Record<Part, MessageKey> = {
  birthDay: 'registration.birthDay',
  birthMonth: 'registration.birthMonth',
  birthYear: 'registration.birthYear',
};

/** A date of birth in three fields, in the language's order: faster than a calendar for a date decades ago. */
export function BirthDateField({ fields, minimumAge }: { fields: Record<Part, Meta>; minimumAge: number }) {
  const { t, tag } = useSite();
  const errorId = `${fields.birthDay.id}-problem`;
  const hintId = `${fields.birthDay.id}-hint`;
  const parts = birthParts(tag);
  const code = parts.flatMap((part) => fields[part].errors ?? [])[0];
  return (
    <fieldset className={`${fieldStyles.field} ${styles.group}`}>
      <legend className={fieldStyles.label}>{t('registration.dateOfBirth')}</legend>
      <p className={fieldStyles.hint} id={hintId}>
        {t('registration.ageHint', { age: minimumAge })}
      </p>
      <div className={styles.birth}>
        {parts.map((part) => {
          const { key, ...input } = getInputProps(fields[part], { type: 'text' });
          return (
            <label key={part} className={part === 'birthYear' ? styles.year : undefined}>
              <span className={fieldStyles.hint}>{t(labels[part])}</span>
              <input
                key={key}
                {...input}
                aria-describedby={`${hintId} ${errorId}`}
                inputMode="numeric"
                autoComplete={autoComplete[part]}
                maxLength={longest[part]}
                dir="ltr"
                className={fieldStyles.control}
              />
            </label>
          );
        })}
      </div>
      <p className={fieldStyles.error} id={errorId} aria-live="polite">
        {code !== undefined && textOfError(t, code, registrationErrors)}
      </p>
    </fieldset>
  );
}
