import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import { type ErrorTexts, textOfError } from './form-errors';
import styles from './form-parts.module.css';

/** The fields of a form in a column. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Two fields side by side if there is space. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Buttons at the end of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/**
 * Errors of a form as a whole, above its fields. They receive the focus when they appear, so that they are announced
 * and scrolled into view.
 */
export function FormProblem({
  codes,
  errorTexts,
  children,
}: {
  codes?: string[];
  errorTexts?: ErrorTexts;
  /** Replaces the text of the codes. */
  children?: ReactNode;
}) {
  const { t } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const [code] = codes ?? [];
  useEffect(() => {
    if (codes?.length) box.current?.focus();
  }, [codes]);
  if (code === undefined) return null;
  return (
    <div ref={box} className={styles.problem} role="alert" tabIndex={-1}>
      {children ?? textOfError(t, code, errorTexts)}
    </div>
  );
}

/** A permanent success message, for cases where a toast disappears too soon. */
export function FormSuccess({ children }: { children: ReactNode }) {
  return (
    <p className={styles.success} role="status">
      {children}
    </p>
  );
}

/**
 * Submits the form; while it is busy or disabled, clicks are ignored. The button remains focusable, so that screen
 * readers find it.
 */
export function SubmitButton({
  busy = false,
  disabled = false,
  children,
}: {
  busy?: boolean;
  disabled?: boolean;
  children: ReactNode;
}) {
  const { t } = useSite();
  return (
    <Button
      type="submit"
      size="large"
      aria-disabled={busy || disabled}
      onClick={(event) => {
        if (busy || disabled) event.preventDefault();
      }}
    >
      {busy ? t('forms.sending') : children}
    </Button>
  );
}

/** Hidden field with an idempotency key for this submission: the platform executes a command once, however often it arrives. */
export function IdempotencyKey() {
  const [key] = useState(() => crypto.randomUUID());
  // Server and browser generate different keys; either is valid.
  return <input type="hidden" name="idempotencyKey" defaultValue={key} suppressHydrationWarning />;
}
