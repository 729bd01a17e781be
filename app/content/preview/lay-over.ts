import type { UnsavedContent } from '../../../schemas/generated/types';
import { isRecord } from '../../../schemas/is-record';
import { isEqual } from '../../memo/is-equal';

type Fields = Record<string, unknown>;

/** A locale in which a value is looked up, with the saved values of the overlaid entries in it. */
export interface LocaleLayer {
  locale: string;
  saved: ReadonlyMap<string, Fields>;
}

/**
 * Merges unsaved values into a response of the content service before it is mapped. Links remain as saved: the response
 * does not contain newly linked entries.
 * @param answer of a query; unchanged parts of it are the same objects in the result
 * @param layers the requested locale first, then its fallbacks
 */
export function layOver(answer: unknown, unsaved: UnsavedContent, layers: readonly LocaleLayer[]): unknown {
  if (Array.isArray(answer)) return sameOr(answer, (item) => layOver(item, unsaved, layers));
  if (!isRecord(answer)) return answer;
  const id = idOf(answer) ?? '';
  const own = unsaved[id];
  let changed: Record<string, unknown> | undefined;
  for (const [name, saved] of Object.entries(answer)) {
    const values = own?.[name];
    // A rich text or JSON document contains no entries.
    const value =
      values && isPlain(saved) ? overlaid({ id, name, saved, values }, layers) : within(name, saved);
    if (value !== saved) (changed ??= { ...answer })[name] = value;
  }
  return changed ?? answer;

  function within(name: string, part: unknown): unknown {
    return name === 'json' || name === 'sys' ? part : layOver(part, unsaved, layers);
  }
}

function sameOr(list: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}

function idOf({ sys }: Record<string, unknown>): string | undefined {
  return isRecord(sys) && typeof sys['id'] === 'string' ? sys['id'] : undefined;
}

/** Whether a saved value is not a link: neither an entry nor an asset nor a collection of them. */
function isPlain(saved: unknown): boolean {
  return !isRecord(saved) || !('sys' in saved || Array.isArray(saved['items']));
}

/** A field of an entry: its saved value in one locale, and its unsaved values in all locales. */
interface Field {
  id: string;
  name: string;
  saved: unknown;
  values: Fields;
}

/**
 * The value in a locale: unsaved, else saved, else that of the next locale. Whether a saved value is inherited cannot
 * be seen; it is treated as inherited if both locales have the same one.
 */
function overlaid(field: Field, [layer, ...rest]: readonly LocaleLayer[]): unknown {
  const { id, name, saved, values } = field;
  const typed = layer && values[layer.locale];
  if (typed !== undefined && typed !== null) return inShape(typed, saved);
  const [next] = rest;
  if (!next) return typed === null ? null : saved;
  const savedNext = next.saved.get(id)?.[name];
  if (typed === undefined && !isEqual(saved, savedNext)) return saved;
  return overlaid({ ...field, saved: savedNext }, rest);
}

/** A value in the shape of the content service's response. */
function inShape(value: unknown, saved: unknown): unknown {
  if (isLink(value) || (Array.isArray(value) && value.some(isLink))) return saved;
  return isRecord(value) && value['nodeType'] === 'document' ? { json: value } : value;
}

/** Whether some field's value depends on a locale other than the requested one. */
export function needsFallback(unsaved: UnsavedContent, locale: string): boolean {
  return Object.values(unsaved).some((fields) =>
    Object.values(fields).some((values) => values[locale] === undefined || values[locale] === null),
  );
}

/** The saved fields of the overlaid entries. */
export function savedFields(
  answer: unknown,
  unsaved: UnsavedContent,
  found = new Map<string, Fields>(),
): Map<string, Fields> {
  if (Array.isArray(answer)) for (const item of answer) savedFields(item, unsaved, found);
  if (!isRecord(answer)) return found;
  const id = idOf(answer);
  if (id !== undefined && id in unsaved) found.set(id, { ...found.get(id), ...answer });
  for (const [name, part] of Object.entries(answer)) if (name !== 'json') savedFields(part, unsaved, found);
  return found;
}

function isLink(value: unknown): boolean {
  return isRecord(value) && isRecord(value['sys']);
}
