import { useEffect } from 'react';
import { type FormDefinition, secretFields } from './form-definition';
import { forgetForm, storeForm, storedForm } from './stored-forms';

interface StoredValuesOptions {
  /** Whether input survives a reload. */
  keep: boolean;
  /** Whether the form was accepted, so that its stored input can be deleted. */
  accepted: boolean;
}

/** Preserves input across reloads, in this tab only, for half an hour and without secrets. */
export function useStoredValues(
  definition: FormDefinition<unknown>,
  formId: string,
  { keep, accepted }: StoredValuesOptions,
): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!keep || !(form instanceof HTMLFormElement)) return;
    if (accepted) return forgetForm(definition.name);
    restore(form, storedForm(definition.name));
    const secrets = secretFields(definition);
    const names = Object.keys(definition.fields).filter((name) => !secrets.includes(name));
    const store = () => {
      const sent = new FormData(form);
      storeForm(
        definition.name,
        Object.fromEntries(names.map((name) => [name, String(sent.get(name) ?? '')])),
      );
    };
    form.addEventListener('input', store);
    return () => form.removeEventListener('input', store);
  }, [definition, formId, keep, accepted]);
}

function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'on';
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      // A value from the server or from autofill takes precedence.
      if (field.value === '' && value !== '') field.value = value;
    }
  }
}
