import { isRecord } from '../../../schemas/is-record';
import type { WebhookTransformation } from '../store/resource';

export const webhookMethods = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'] as const;

/** Contentful's default. */
const DEFAULT_TYPE = 'application/vnd.contentful.management.v1+json';
const FORM = 'application/x-www-form-urlencoded';
const typesWithoutCharset = [DEFAULT_TYPE, 'application/json', FORM];
export const webhookContentTypes = typesWithoutCharset.flatMap((type) => [type, `${type}; charset=utf-8`]);

/** Document that template pointers refer to. */
export interface TemplateValues {
  readonly payload: unknown;
  readonly topic: string;
  /** Author of the change, if any. */
  readonly user: unknown;
}

export interface TransformedRequest {
  readonly method: string;
  readonly contentType: string;
  /** Empty for a GET. */
  readonly body: string;
}

/** Applies the transformation of a webhook, if it has one. */
export function transform(
  transformation: WebhookTransformation | null,
  values: TemplateValues,
): TransformedRequest {
  const method = transformation?.method ?? 'POST';
  const contentType = transformation?.contentType ?? DEFAULT_TYPE;
  const template = transformation?.body;
  const body = template === undefined || template === null ? values.payload : filled(template, values);
  if (method === 'GET') return { method, contentType, body: '' };
  const text = contentType.startsWith(FORM) ? formOf(body) : JSON.stringify(body);
  return { method, contentType, body: text };
}

const POINTER = /\{\s*(\/[^\s{}]*)\s*\}/g;
const ONLY_POINTER = /^\{\s*(\/[^\s{}]*)\s*\}$/;

/** Number of pointers in a template. */
export function pointerCount(template: unknown): number {
  return template === undefined ? 0 : [...JSON.stringify(template).matchAll(POINTER)].length;
}

/** A string that is a single pointer is replaced by its target, of any type; pointers within a string are interpolated. */
function filled(template: unknown, values: TemplateValues): unknown {
  if (Array.isArray(template)) return template.map((item: unknown) => filled(item, values));
  if (isRecord(template)) {
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value, values)]));
  }
  if (typeof template !== 'string') return template;
  const only = ONLY_POINTER.exec(template)?.[1];
  if (only !== undefined) return valueAt(only, values) ?? null;
  return template.replace(POINTER, (_all, pointer: string) => asText(valueAt(pointer, values)));
}

/** The value at a JSON pointer (RFC 6901); undefined if missing. */
function valueAt(pointer: string, values: TemplateValues): unknown {
  let value: unknown = { ...values };
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) value = /^\d+$/.test(key) ? value[Number(key)] : undefined;
    else value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `{a: {b: 1}}` becomes `a[b]=1`. */
function formOf(body: unknown): string {
  const pairs = new URLSearchParams();
  const add = (name: string, value: unknown) => {
    const parts = Array.isArray(value)
      ? [...value.entries()]
      : isRecord(value)
        ? Object.entries(value)
        : null;
    if (!parts) return pairs.append(name, asText(value));
    for (const [key, part] of parts) add(name === '' ? String(key) : `${name}[${key}]`, part);
  };
  add('', body);
  return pairs.toString();
}
