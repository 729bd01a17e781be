import { errorMessage } from '../../process/error-message';
import { bodyCheck } from '../management/bodies/checked-body';
import type { PresentedResource } from '../management/bodies/present';
import type { ValidationError } from '../management/bodies/validation-error';
import type { StoredWebhook, WebhookFilter, WebhookTransformation } from '../store/resource';
import { filteredProperties, filterProblem } from './filter';
import { isTopic } from './topic';
import { pointerCount, webhookContentTypes, webhookMethods } from './transformation';

/** Each pointer of a template may insert the whole payload. */
const MAX_POINTERS = 100;

/** Body of a webhook definition. `sys` and the like are ignored. */
export interface WebhookBody {
  readonly name: string;
  readonly url: string;
  readonly topics: readonly string[];
  readonly active?: boolean;
  /** A secret header without a value retains its stored value. */
  readonly headers?:
    readonly { readonly key: string; readonly value?: string; readonly secret?: boolean }[] | null;
  readonly httpBasicUsername?: string | null;
  readonly httpBasicPassword?: string | null;
  readonly filters?: readonly WebhookFilter[] | null;
  readonly transformation?: WebhookTransformation | null;
}

const property = {
  type: 'object',
  required: ['doc'],
  properties: { doc: { enum: filteredProperties } },
  additionalProperties: false,
};
const text = { type: 'string', maxLength: 256 };
const pair = (second: object) => ({ type: 'array', minItems: 2, maxItems: 2, items: [property, second] });
const conditions = {
  equals: pair(text),
  in: pair({ type: 'array', minItems: 1, maxItems: 100, items: text }),
  regexp: pair({ type: 'object', required: ['pattern'], properties: { pattern: text } }),
};
const exactlyOne = { type: 'object', minProperties: 1, maxProperties: 1, additionalProperties: false };
/** Header names of RFC 9110, except those set by the connection or the sender. */
const HEADER_NAME =
  "^(?!(?:[Hh]ost|[Cc]onnection|[Cc]ontent-[Ll]ength|[Tt]ransfer-[Ee]ncoding|[Uu]pgrade|[Tt][Ee]|[Tt]railer)$)[A-Za-z0-9!#$%&'*+.^_`|~-]+$";
const HEADER_VALUE = '^[\\t\\x20-\\x7e]*$';

/** True for a body with the shape of a webhook; {@link webhookProblems} checks its values. */
export const isWebhookBody = bodyCheck<WebhookBody>({
  type: 'object',
  required: ['name', 'url', 'topics'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 256 },
    url: { type: 'string', minLength: 1, maxLength: 2000 },
    topics: { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string', maxLength: 100 } },
    active: { type: 'boolean' },
    headers: {
      type: ['array', 'null'],
      maxItems: 50,
      items: {
        type: 'object',
        required: ['key'],
        properties: {
          key: { type: 'string', maxLength: 100, pattern: HEADER_NAME },
          value: { type: 'string', maxLength: 4000, pattern: HEADER_VALUE },
          secret: { type: 'boolean' },
        },
      },
    },
    httpBasicUsername: { type: ['string', 'null'], maxLength: 256 },
    httpBasicPassword: { type: ['string', 'null'], maxLength: 256 },
    filters: {
      type: ['array', 'null'],
      maxItems: 50,
      items: {
        ...exactlyOne,
        properties: { ...conditions, not: { ...exactlyOne, properties: conditions } },
      },
    },
    transformation: {
      type: ['object', 'null'],
      properties: {
        method: { enum: [null, ...webhookMethods] },
        contentType: { enum: [null, ...webhookContentTypes] },
        includeContentLength: { type: ['boolean', 'null'] },
        body: {},
      },
      additionalProperties: false,
    },
  },
});

/**
 * Problems of a structurally valid webhook except a forbidden URL, in Contentful's wording.
 * @param others the other webhooks
 */
export function webhookProblems(
  body: WebhookBody,
  others: readonly StoredWebhook[],
): readonly ValidationError[] {
  const problems: ValidationError[] = [];
  for (const [index, topic] of body.topics.entries()) {
    if (isTopic(topic)) continue;
    const details = `"${topic}" never happens. Use one such as Entry.publish, Entry.*, *.publish or *.*.`;
    problems.push({ name: 'in', path: ['topics', index], value: topic, details });
  }
  for (const [index, filter] of (body.filters ?? []).entries()) {
    const details = filterProblem(filter);
    if (details !== null) problems.push({ name: 'regexp', path: ['filters', index], details });
  }
  if (pointerCount(body.transformation?.body) > MAX_POINTERS) {
    const details = `The template has more than ${MAX_POINTERS} pointers. Use fewer.`;
    problems.push({ name: 'size', path: ['transformation', 'body'], max: MAX_POINTERS, details });
  }
  const keys = (body.headers ?? []).map(({ key }) => key.toLowerCase());
  const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (twice >= 0) {
    const details = 'There is another header of this name. Join them with a comma.';
    problems.push({ name: 'unique', path: ['headers', twice, 'key'], value: keys[twice], details });
  }
  if (others.some(({ url }) => url === body.url)) {
    const details = 'Another webhook of this space has this address.';
    problems.push({ name: 'taken', path: ['url'], value: body.url, details });
  }
  return problems;
}

/** The reason why a URL is rejected. */
export function urlProblem(url: string, error: unknown): ValidationError {
  return {
    name: 'invalid',
    path: ['url'],
    value: url,
    details: errorMessage(error),
  };
}

/** The webhook to store. Clients never receive secrets, so secrets missing in the body retain their stored values. */
export function storedWebhook(
  body: WebhookBody,
  sys: StoredWebhook['sys'],
  before: StoredWebhook | undefined,
): StoredWebhook {
  const { name, url, topics, active = true, filters, transformation, httpBasicUsername = null } = body;
  const keepsPassword =
    body.httpBasicPassword === undefined &&
    httpBasicUsername !== null &&
    before?.httpBasicUsername === httpBasicUsername;
  return {
    sys,
    name,
    url,
    topics,
    active,
    headers: (body.headers ?? []).map(({ key, value, secret = false }) => ({
      key,
      secret,
      value: value ?? before?.headers.find((header) => header.secret && header.key === key)?.value ?? '',
    })),
    httpBasicUsername,
    httpBasicPassword: keepsPassword ? before.httpBasicPassword : (body.httpBasicPassword ?? null),
    filters: filters ?? [],
    transformation: transformation ?? null,
  };
}

/** The webhook as sent to clients, without the password and the values of secret headers. */
export function shownWebhook({ sys, ...webhook }: StoredWebhook, shownSys: PresentedResource['sys']) {
  const {
    httpBasicPassword: _password,
    httpBasicUsername,
    headers,
    filters,
    transformation,
    ...shown
  } = webhook;
  return {
    ...shown,
    sys: { ...sys, ...shownSys },
    ...(httpBasicUsername === null ? {} : { httpBasicUsername }),
    headers: headers.map(({ key, value, secret }) => (secret ? { key, secret } : { key, value })),
    ...(filters.length === 0 ? {} : { filters }),
    ...(transformation ? { transformation } : {}),
  };
}
