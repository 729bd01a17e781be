import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import { type ErrorTexts, textOfError } from './form-errors';
import styles from './form-parts.module.css';

/** The fields of a form, one below the other with even space. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Two fields beside each other where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Buttons at the end of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/**
 * Errors of a form as a whole, above its fields. They take the focus when they appear, so that they are read aloud and visible on a
 * small screen.
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

/** A sentence that something went well, where a toast would be too fleeting. */
export function FormSuccess({ children }: { children: ReactNode }) {
  return (
    <p className={styles.success} role="status">
      {children}
    </p>
  );
}

/**
 * Sends the form; while it is on its way, or when it is disabled, a press does nothing. The button keeps the focus and can still be
 * reached, so that screen readers find it.
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

/** Hidden field with a key of this one sending: the platform carries a command out once, however often it arrives. */
export function IdempotencyKey() {
  const [key] = useState(() => crypto.randomUUID());
  // Server and browser each make one; whichever is sent will do.
  return <input type="hidden" name="idempotencyKey" defaultValue={key} suppressHydrationWarning />;
}
