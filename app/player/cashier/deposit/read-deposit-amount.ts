import { type AmountFault, readAmount } from '../../limits/read-amount';

interface AmountStyle {
  /** BCP 47. */
  tag: string;
  /** Decimals of the currency. */
  digits: number;
  /** How the currency is written: sign and code, which may have been pasted with the amount. */
  signs: readonly string[];
}

/**
 * Reads an amount with or without its currency. Beside the language's own way of writing numbers, either mark may be the decimal one
 * where nothing else can be meant: `12,5` and `12.50`, but not `1.500`.
 *
 * @returns integer minor units, or why there are none
 */
export function readDepositAmount(
  text: string,
  { tag, digits, signs }: AmountStyle,
): { amount: number } | { fault: AmountFault } {
  const bare = withoutSigns(text.normalize('NFKC').trim(), signs);
  const read = readAmount(bare, { tag, digits });
  if (!('fault' in read) || read.fault !== 'number' || digits === 0) return read;
  const either = /^([-\u2212]?\d+)[.,](\d{1,2})$/.exec(bare);
  // A plain tag whose decimal mark is the dot.
  return either ? readAmount(`${either[1] ?? ''}.${either[2] ?? ''}`, { tag: 'en', digits }) : read;
}

function withoutSigns(text: string, signs: readonly string[]): string {
  for (const sign of signs.map((each) => each.normalize('NFKC')).filter(Boolean)) {
    const minus = /^[-\u2212]/.exec(text)?.[0] ?? '';
    const rest = text.slice(minus.length).trim();
    if (starts(rest, sign)) return minus + rest.slice(sign.length).trim();
    if (starts(rest.slice(-sign.length), sign)) return minus + rest.slice(0, -sign.length).trim();
  }
  return text;
}

const starts = (text: string, sign: string): boolean => text.toLowerCase().startsWith(sign.toLowerCase());
