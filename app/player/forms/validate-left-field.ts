import { INTENT } from '@conform-to/dom';
import { useEffect, useRef } from 'react';
import { afterPress, watchPresses } from './after-press';

/**
 * Checks a field when it is left, but not while a press is under way: a message that appears then would move the pressed element.
 * After the form was sent, and once a field is wrong, it is checked with every key instead.
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
      // Conform asks for a check by sending the form to itself.
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
      // A field that is removed is left too, and only afterwards no longer connected.
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
