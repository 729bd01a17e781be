import methods from './data/methods.json';

/** Kind of a payment method; each has its own hosted page. */
export type MethodKind = 'card' | 'bank' | 'voucher' | 'crypto';

const kinds: Readonly<Record<string, string>> = methods;

/** The kind of a payment method by its case-insensitive name; undefined for an unsupported method. */
export function kindOf(method: string): MethodKind | undefined {
  const name = method.toLowerCase();
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind === 'card' || kind === 'bank' || kind === 'voucher' || kind === 'crypto' ? kind : undefined;
}
