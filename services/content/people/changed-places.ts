import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../../schemas/is-record';

/** A resource as policies evaluate it. */
export interface PolicyEntity {
  readonly sys: { readonly type: string; readonly id: string };
  readonly metadata?: unknown;
  readonly fields?: unknown;
}

/** The paths of a resource that differ: `fields.title.de-DE`, `metadata.tags.brand-halden`. */
export function changedPlaces(
  before: PolicyEntity | undefined,
  after: PolicyEntity | undefined,
): readonly string[] {
  return [
    ...changedFields(before?.fields, after?.fields),
    ...changedLinks(before?.metadata, after?.metadata),
  ];
}

function changedFields(before: unknown, after: unknown): string[] {
  if (before === after) return [];
  return namesIn(before, after).flatMap((field) => {
    const [was, is] = [valueOf(before, field), valueOf(after, field)];
    if (was === is) return [];
    return namesIn(was, is)
      .filter((locale) => !isDeepStrictEqual(valueOf(was, locale), valueOf(is, locale)))
      .map((locale) => `fields.${field}.${locale}`);
  });
}

function changedLinks(before: unknown, after: unknown): string[] {
  if (before === after) return [];
  return ['tags', 'concepts'].flatMap((list) => {
    const [was, is] = [idsIn(valueOf(before, list)), idsIn(valueOf(after, list))];
    return [...was.filter((id) => !is.includes(id)), ...is.filter((id) => !was.includes(id))].map(
      (id) => `metadata.${list}.${id}`,
    );
  });
}

function idsIn(links: unknown): string[] {
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown) => {
    const id = valueOf(valueOf(link, 'sys'), 'id');
    return typeof id === 'string' ? [id] : [];
  });
}

function namesIn(...records: unknown[]): string[] {
  return [...new Set(records.flatMap((record) => (isRecord(record) ? Object.keys(record) : [])))];
}

function valueOf(record: unknown, name: string): unknown {
  return isRecord(record) && Object.hasOwn(record, name) ? record[name] : undefined;
}
