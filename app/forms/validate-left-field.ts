import { useEffect, useRef } from 'react';
import { afterPress, watchPresses } from './after-press';

/**
 * Checks a field when it is left, but not while a press is under way: a message that appears then would move the pressed element.
 * Fields that are wrong already are checked again with every key instead.
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
    const leave = ({ target }: FocusEvent) => {
      const isField =
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement;
      if (!isField) return;
      afterPress(() => {
        if (target.isConnected && target.getAttribute('aria-invalid') !== 'true') latest.current(target.name);
      });
    };
    form.addEventListener('focusout', leave);
    return () => form.removeEventListener('focusout', leave);
  }, [formId]);
}
