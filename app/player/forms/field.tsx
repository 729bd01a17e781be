import { type FieldMetadata, getInputProps, getSelectProps } from '@conform-to/react';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { type ErrorTexts, textOfError } from './form-errors';
import styles from './field.module.css';

interface FieldProps {
  meta: FieldMetadata<string | number | undefined, Record<string, unknown>, string[]>;
  label: string;
  /** Shown before input: the format, or why the value is needed. */
  hint?: string;
  /** Texts of the feature's specific error codes. */
  errorTexts?: ErrorTexts;
  /** Required on a condition that the schema does not express. */
  needed?: boolean;
}

type InputSettings = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'inputMode'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'autoFocus'
  | 'placeholder'
  | 'min'
  | 'max'
  | 'dir'
>;

interface TextFieldProps extends FieldProps, InputSettings {
  type?: 'text' | 'email' | 'tel' | 'date' | 'search';
}

const hintId = (meta: FieldProps['meta']) => `${meta.id}-hint`;

/** Parts of every field: label, hint, control and error. */
function FieldFrame({
  meta,
  label,
  hint,
  errorTexts,
  needed,
  children,
}: FieldProps & { children: ReactNode }) {
  const { t } = useSite();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={meta.id}>
        {label}
        {!meta.required && !needed && <span className={styles.optional}> {t('forms.optional')}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId(meta)}>
          {hint}
        </p>
      )}
      {children}
      <FieldError meta={meta} errorTexts={errorTexts} />
    </div>
  );
}

function FieldError({ meta, errorTexts }: Pick<FieldProps, 'meta' | 'errorTexts'>) {
  const { t } = useSite();
  const [code] = meta.errors ?? [];
  return (
    <p className={styles.error} id={meta.errorId} aria-live="polite">
      {code !== undefined && textOfError(t, code, errorTexts)}
    </p>
  );
}

const describedBy = ({ meta, hint }: FieldProps) => (hint ? { ariaDescribedBy: hintId(meta) } : {});

/** A single-line text. */
export function TextField({
  meta,
  label,
  hint,
  errorTexts,
  needed,
  type = 'text',
  ...settings
}: TextFieldProps) {
  const { key, ...input } = getInputProps(meta, { type, ...describedBy({ meta, label, hint }) });
  return (
    <FieldFrame meta={meta} label={label} hint={hint} errorTexts={errorTexts} needed={needed}>
      <input key={key} {...input} {...settings} className={styles.control} />
    </FieldFrame>
  );
}

/** The e-mail address of an account, which password managers use as the user name. */
export function EmailField(props: FieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
    />
  );
}

/** A password with a button to reveal it; recognised by browsers and password managers. */
export function PasswordField({ meta, label, hint, errorTexts, ...settings }: FieldProps & InputSettings) {
  const { t } = useSite();
  const [shown, setShown] = useState(false);
  const { key, ...input } = getInputProps(meta, { type: 'password', ...describedBy({ meta, label, hint }) });
  return (
    <FieldFrame meta={meta} label={label} hint={hint} errorTexts={errorTexts}>
      <div className={styles.withButton}>
        <input
          key={key}
          {...input}
          {...settings}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
        />
        <button
          type="button"
          className={styles.inlineButton}
          aria-pressed={shown}
          aria-controls={meta.id}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'forms.hidePassword' : 'forms.showPassword')}
        </button>
      </div>
    </FieldFrame>
  );
}

/** A code sent by SMS or e-mail; phones suggest it above the keyboard. */
export function CodeField({ autoFocus, ...props }: FieldProps & { autoFocus?: boolean }) {
  return (
    <TextField {...props} autoFocus={autoFocus} autoComplete="one-time-code" inputMode="numeric" dir="ltr" />
  );
}

/** A select. */
export function SelectField({
  meta,
  label,
  hint,
  errorTexts,
  options,
  autoComplete,
  placeholder,
}: FieldProps & {
  options: readonly { value: string; label: string }[];
  autoComplete?: string;
  /** Label of the first, empty option. */
  placeholder?: string;
}) {
  const { key, ...select } = getSelectProps(meta, describedBy({ meta, label, hint }));
  return (
    <FieldFrame meta={meta} label={label} hint={hint} errorTexts={errorTexts}>
      <select key={key} {...select} autoComplete={autoComplete} className={styles.control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A phone number in two parts: country prefix and the rest (REG-04). */
export function PhoneField({
  prefix,
  body,
  label,
  prefixLabel,
  hint,
  errorTexts,
  prefixes,
}: Omit<FieldProps, 'meta'> & {
  prefix: FieldProps['meta'];
  body: FieldProps['meta'];
  prefixLabel: string;
  /** Available country prefixes with the country's name, e.g. `{ value: '+358', label: 'Suomi +358' }`. */
  prefixes: readonly { value: string; label: string }[];
}) {
  const { key: prefixKey, ...select } = getSelectProps(prefix);
  const { key, ...input } = getInputProps(body, { type: 'tel', ...describedBy({ meta: body, label, hint }) });
  return (
    <FieldFrame meta={body} label={label} hint={hint} errorTexts={errorTexts}>
      <div className={styles.phone}>
        <select
          key={prefixKey}
          {...select}
          aria-label={prefixLabel}
          autoComplete="tel-country-code"
          className={styles.control}
        >
          {prefixes.map(({ value, label: name }) => (
            <option key={name} value={value}>
              {name}
            </option>
          ))}
        </select>
        <input
          key={key}
          {...input}
          autoComplete="tel-national"
          inputMode="tel"
          dir="ltr"
          className={styles.control}
        />
      </div>
      <FieldError meta={prefix} errorTexts={errorTexts} />
    </FieldFrame>
  );
}

/** A checkbox for consent or a setting; the whole line can be clicked. */
export function CheckboxField({
  meta,
  label,
  hint,
  errorTexts,
}: Omit<FieldProps, 'meta' | 'label'> & {
  meta: FieldMetadata<boolean | undefined, Record<string, unknown>, string[]>;
  label: ReactNode;
}) {
  const { t } = useSite();
  const hintName = `${meta.id}-hint`;
  const { key, ...input } = getInputProps(meta, {
    type: 'checkbox',
    ...(hint ? { ariaDescribedBy: hintName } : {}),
  });
  const [code] = meta.errors ?? [];
  return (
    <div className={styles.field}>
      <div className={styles.checkbox}>
        <input key={key} {...input} />
        <label htmlFor={meta.id}>{label}</label>
      </div>
      {hint && (
        <p className={styles.hint} id={hintName}>
          {hint}
        </p>
      )}
      <p className={styles.error} id={meta.errorId} aria-live="polite">
        {code !== undefined && textOfError(t, code, errorTexts)}
      </p>
    </div>
  );
}
