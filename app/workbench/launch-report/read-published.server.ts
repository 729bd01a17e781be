import { isRecord } from '../../../schemas/is-record';
import { environment } from '../../server/environment.server';
import {
  type ContentLocale,
  type LocalisedField,
  PublishedContent,
  type PublishedParts,
  type StoredItem,
} from './published-content';

/** Limits a response with all languages to the 7 MB that Contentful allows. */
const pageSize = 400;
const timeoutMs = 60_000;

/**
 * Reads all published content, in all languages, from the delivery API.
 * @throws when the content service does not respond, refuses, or returns something invalid
 */
export async function readPublished(): Promise<PublishedContent> {
  return new PublishedContent(await readParts());
}

/** The published content as the delivery API returns it. @throws as readPublished does */
export async function readParts(): Promise<PublishedParts> {
  const [entries, assets, locales, types] = await Promise.all([
    readAll('entries', '&locale=*&include=0&order=sys.id'),
    readAll('assets', '&locale=*&order=sys.id'),
    readAll('locales'),
    readAll('content_types', '&order=sys.id'),
  ]);
  return {
    entries: entries.flatMap((item) => storedItem(item, contentTypeOf(item))),
    assets: assets.flatMap((item) => storedItem(item, 'asset')),
    locales: locales.map(localeOf),
    translated: new Map(types.map((type) => [idOf(type), fieldsWith(type, 'localized')])),
    required: new Map(types.map((type) => [idOf(type), fieldsWith(type, 'required')])),
  };
}

async function readAll(resource: string, query = ''): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let total = Infinity;
  while (items.length < total) {
    const page = await readPage(`${resource}?limit=${pageSize}&skip=${items.length}${query}`);
    total = page.total;
    if (page.items.length === 0) break;
    items.push(...page.items);
  }
  return items;
}

async function readPage(question: string): Promise<{ items: Record<string, unknown>[]; total: number }> {
  const { apiUrl, space, environment: environmentId, token } = environment.content;
  const response = await fetch(`${apiUrl}/spaces/${space}/environments/${environmentId}/${question}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body: unknown = await response.json();
  if (!response.ok || !isRecord(body) || !Array.isArray(body['items']) || typeof body['total'] !== 'number')
    throw new Error(`the delivery API of the content answered ${response.status} to ${question}`);
  return { items: body['items'].filter(isRecord), total: body['total'] };
}

function storedItem(item: Record<string, unknown>, type: string): StoredItem[] {
  const { fields } = item;
  if (!isRecord(fields)) return [];
  const localised = Object.entries(fields).filter((pair): pair is [string, LocalisedField] =>
    isRecord(pair[1]),
  );
  return [{ id: idOf(item), type, fields: Object.fromEntries(localised) }];
}

function idOf({ sys }: Record<string, unknown>): string {
  return isRecord(sys) ? String(sys['id']) : '';
}

function contentTypeOf({ sys }: Record<string, unknown>): string {
  const type = isRecord(sys) ? sys['contentType'] : undefined;
  return isRecord(type) ? idOf(type) : '';
}

function localeOf({ code, fallbackCode }: Record<string, unknown>): ContentLocale {
  return { code: String(code), ...(typeof fallbackCode === 'string' ? { fallback: fallbackCode } : {}) };
}

function fieldsWith({ fields }: Record<string, unknown>, quality: 'localized' | 'required'): Set<string> {
  const list: unknown[] = Array.isArray(fields) ? fields : [];
  return new Set(
    list.flatMap((field) => (isRecord(field) && field[quality] === true ? [String(field['id'])] : [])),
  );
}
