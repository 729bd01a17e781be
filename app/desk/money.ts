import { formatMoney, minorDigitsOf } from '../../ui/format/money';

/** Formats amounts of any currency with its code: staff see many currencies, and some share a symbol. */
export interface DeskMoney {
  /** @param amount in minor units */
  write(amount: number, currency: string): string;
  /** Minor units of an entered amount such as `-12.50`; undefined for 0 and invalid input. */
  read(text: string, currency: string): number | undefined;
  /** An example of an amount as input. */
  example(currency: string): string;
}

/**
 * @param tag of the reader's language
 * @param digits decimals of currencies whose number differs from Intl's, by code
 */
export function deskMoney(
  tag: string,
  digits: Readonly<Record<string, { minorDigits?: number }>>,
): DeskMoney {
  return {
    write(amount, currency) {
      const display = { ...digits[currency], symbol: currency, hasSpace: true, position: 'before' as const };
      return formatMoney(amount, currency, { tag, displays: { [currency]: display }, decimals: true });
    },
    read(text, currency) {
      const decimals = minorDigitsOf(currency, digits[currency]);
      const [, sign, whole = '', fraction = ''] =
        /^([-−+]?)(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? [];
      if (whole === '' || fraction.length > decimals) return undefined;
      const amount = Number(whole + fraction.padEnd(decimals, '0'));
      return amount === 0 ? undefined : sign === '' || sign === '+' ? amount : -amount;
    },
    example: (currency) => (12.5).toFixed(minorDigitsOf(currency, digits[currency])),
  };
}
