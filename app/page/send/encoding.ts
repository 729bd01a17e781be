import Negotiator from 'negotiator';

/** How a page travels, the best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** There are few browsers, and each writes the header in its own way; what anybody else writes is not remembered. */
const maxRemembered = 100;
const remembered = new Map<string, Encoding>();

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingOf(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const cached = remembered.get(header);
  if (cached) return cached;
  const allowed = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings]);
  const encoding = encodings.find((name) => allowed.includes(name)) ?? 'identity';
  if (remembered.size < maxRemembered) remembered.set(header, encoding);
  return encoding;
}
