import { INTENT } from '@conform-to/dom';
import { useEffect, useRef } from 'react';
import { afterPress, watchPresses } from './after-press';

/**
 * Validates a field on blur, but not during a press: a message that appears then would move the pressed element. After
 * the form was submitted, and once a field is invalid, it is validated on each input instead.
 */
export function useValidateLeftField(formId: string, validate: (name: string) => void): void {
  const latest = useRef(validate);
  useEffect(() => {
    latest.current = validate;
  });
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    watchPresses();
    let wasSent = false;
    const send = ({ submitter }: SubmitEvent) => {
      // Conform triggers validation by submitting the form with an intent.
      if (submitter?.getAttribute('name') !== INTENT) wasSent = true;
    };
    const leave = ({ target }: FocusEvent) => {
      const isField =
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement;
      if (!isField) return;
      const check = () => {
        if (wasSent || !target.isConnected || target.getAttribute('aria-invalid') === 'true') return;
        latest.current(target.name);
      };
      // A removed field loses its focus, too, and is disconnected only afterwards.
      queueMicrotask(() => afterPress(check));
    };
    form.addEventListener('submit', send);
    form.addEventListener('focusout', leave);
    return () => {
      form.removeEventListener('submit', send);
      form.removeEventListener('focusout', leave);
    };
  }, [formId]);
}
