/** Why a text is not a valid amount of a limit. */
export type AmountFault = 'required' | 'number' | 'negative' | 'zero' | 'fraction';

/** Number format: BCP 47 tag of the language, and decimals of the unit. */
interface NumberStyle {
  tag: string;
  digits: number;
}

/**
 * Parses an amount in the language's number format only: `1.500` is fifteen hundred in one language and one and a half
 * in another, so an ambiguous text is refused.
 * @returns integer minor units, or why the text is invalid; an amount above the safe integers is clamped
 */
export function readAmount(
  text: string,
  { tag, digits }: NumberStyle,
): { amount: number } | { fault: AmountFault } {
  // Keyboards produce full-width digits and no-break spaces.
  const written = text.normalize('NFKC').trim();
  if (written === '') return { fault: 'required' };
  const isNegative = /^[-\u2212]/.test(written);
  const format = new Intl.NumberFormat(tag, { useGrouping: 'always' });
  const { group, decimal } = marksOf(format);
  const [integer = '', fraction, ...more] = written.slice(isNegative ? 1 : 0).split(decimal);
  const plain = group === '' ? integer : integer.replaceAll(group, '');
  const isGrouped = integer === plain || integer === normal(format.format(BigInt(digitsOf(plain))));
  if (more.length > 0 || !isDigits(plain) || !isDigits(fraction ?? '0') || !isGrouped)
    return { fault: 'number' };
  if (fraction !== undefined && fraction.length > digits) return { fault: 'fraction' };
  const amount = Number(plain + (fraction ?? '').padEnd(digits, '0'));
  if (amount === 0) return { fault: 'zero' };
  return isNegative ? { fault: 'negative' } : { amount: Math.min(amount, Number.MAX_SAFE_INTEGER) };
}

const isDigits = (text: string): boolean => /^\d+$/.test(text);

const digitsOf = (text: string): string => (isDigits(text) ? text : '0');

const normal = (text: string): string => text.normalize('NFKC');

function marksOf(format: Intl.NumberFormat): { group: string; decimal: string } {
  const parts = format.formatToParts(1_234_567.5);
  const mark = (type: 'group' | 'decimal') => normal(parts.find((part) => part.type === type)?.value ?? '');
  return { group: mark('group'), decimal: mark('decimal') || '.' };
}
