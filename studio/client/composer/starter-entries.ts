import type { StudioControl, StudioField, StudioForm } from '../../../schemas/studio-form';
import { linkTo } from '../../model/link';
import { formOf } from '../forms/form-catalogue';
import { newEntryId } from '../api/entries';
import { text } from '../text/text';

const weekMs = 7 * 24 * 3_600_000;

/** An entry to be created. */
export interface StarterEntry {
  readonly id: string;
  readonly contentType: string;
  readonly fields: Readonly<Record<string, Record<string, unknown>>>;
}

interface StarterOptions {
  /** Language of the initial texts. */
  locale: string;
  /** Name of the page or parent entry. */
  parentName: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * A new entry with initial texts in its required fields and with its required parts, so that it is visible at once.
 * @returns parts first, the entry itself last
 */
export function starterEntries(form: StudioForm, options: StarterOptions): StarterEntry[] {
  const { locale, parentName } = options;
  const parts: StarterEntry[] = [];
  const internalName = text('starter.internalName', { page: parentName, block: form.label }).slice(0, 120);
  const fields: Record<string, Record<string, unknown>> = {};
  for (const { name, required, control } of form.fields) {
    const value = name === 'internalName' ? internalName : required ? starterValue(name, control) : undefined;
    if (value !== undefined) fields[name] = { [locale]: value };
  }
  if (form.block) fields['schemaVersion'] = { [locale]: form.block.version };
  return [...parts, { id: newEntryId(), contentType: form.contentType, fields }];

  function starterValue(name: string, control: StudioControl): unknown {
    // Links lead to home until the editor changes them.
    if (name === 'target') return '/';
    switch (control.kind) {
      case 'text':
      case 'long-text':
        return control.format === null && control.pattern === null
          ? text('starter.text', { block: form.label }).slice(0, control.maxLength)
          : undefined;
      case 'rich-text':
        return paragraph(text('starter.text', { block: form.label }));
      case 'choice':
        return control.choices[0]?.value;
      case 'number':
        return control.minimum ?? 1;
      case 'date-time':
        return new Date(options.now + weekMs).toISOString();
      case 'link':
        return startedPart(control.contentType);
      case 'list': {
        const { item, minItems } = control;
        const type = item.kind === 'link' || (item.kind === 'reference' && !item.catalogue);
        if (!type) return undefined;
        const links = Array.from({ length: minItems }, () => startedPart(item.contentType));
        return links.length > 0 && links.every((link) => link !== undefined) ? links : undefined;
      }
      default:
        return undefined;
    }
  }

  function startedPart(contentType: string): unknown {
    const part = formOf(contentType);
    if (!part || !part.fields.every(canStart)) return undefined;
    const entries = starterEntries(part, { ...options, parentName: internalName });
    parts.push(...entries);
    return linkTo('Entry', entries.at(-1)?.id ?? '');
  }
}

/** Pictures and catalogue entries are chosen by the editor. */
function canStart({ required, control }: StudioField): boolean {
  return !required || !['picture', 'file', 'reference', 'fields'].includes(control.kind);
}

function paragraph(value: string) {
  const words = { nodeType: 'text', value, marks: [], data: {} };
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [words] }] };
}
