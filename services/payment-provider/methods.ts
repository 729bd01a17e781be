import methods from './data/methods.json';

/** How the customer of a method pays; each kind has a hosted page of its own. */
export type MethodKind = 'card' | 'bank' | 'voucher' | 'crypto';

const kinds: Readonly<Record<string, string>> = methods;

/** The kind of a payment method by its name, in capital or small letters; undefined for a method that is not offered. */
export function kindOf(method: string): MethodKind | undefined {
  const name = method.toLowerCase();
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return kind === 'card' || kind === 'bank' || kind === 'voucher' || kind === 'crypto' ? kind : undefined;
}
