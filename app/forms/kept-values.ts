import { useEffect } from 'react';
import { type FormDefinition, secretFields } from './form-definition';

/** Keeps what is typed into a form over a reload of the page, in this tab only and without secrets. */
export function useKeptValues(definition: FormDefinition<unknown>, formId: string, active: boolean): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!active || !(form instanceof HTMLFormElement)) return;
    const key = `marquee-form-${definition.name}`;
    restore(form, key);
    const secrets = secretFields(definition);
    const keep = () =>
      write(
        key,
        form,
        Object.keys(definition.fields).filter((name) => !secrets.includes(name)),
      );
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [definition, formId, active]);
}

/** Forgets what was kept of a form, once it was accepted. */
export function forgetKeptValues(definition: FormDefinition<unknown>): void {
  try {
    sessionStorage.removeItem(`marquee-form-${definition.name}`);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

function write(key: string, form: HTMLFormElement, names: string[]): void {
  const sent = new FormData(form);
  const values = Object.fromEntries(names.map((name) => [name, String(sent.get(name) ?? '')]));
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage may be full or refused: the form works without.
  }
}

function restore(form: HTMLFormElement, key: string): void {
  for (const [name, value] of Object.entries(read(key))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'on';
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      // What the server sent or the browser filled in is newer.
      if (field.value === '' && value !== '') field.value = value;
    }
  }
}

function read(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
