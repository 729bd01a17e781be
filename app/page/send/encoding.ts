import Negotiator from 'negotiator';

/** Supported content encodings, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Limit of the cache: browsers send few distinct headers, other clients any number. */
const maxRemembered = 100;
const remembered = new Map<string, Encoding>();

/** The best encoding allowed by an `Accept-Encoding` header. */
export function encodingOf(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const cached = remembered.get(header);
  if (cached) return cached;
  const allowed = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings]);
  const encoding = encodings.find((name) => allowed.includes(name)) ?? 'identity';
  if (remembered.size < maxRemembered) remembered.set(header, encoding);
  return encoding;
}
