import type { CurrencyDisplay } from '../../../../ui/format/money';
import { minorDigitsOf } from '../../../../ui/format/money';
import { type AmountFault, readAmount } from '../../limits/read-amount';

/** A single mark followed by one or two digits is no grouping in any language. */
const decimals = /^([-\u2212]?\d+)[.,](\d{1,2})$/;

/**
 * Reads an amount of money that was typed or pasted: the sign or code of the currency is left out, and comma and dot both mark
 * decimals where nothing else can be meant.
 *
 * @param tag of the language whose way of writing numbers counts
 * @returns integer minor units, or why there are none
 */
export function readWithdrawalAmount(
  text: string,
  { tag, currency, display }: { tag: string; currency: string; display: CurrencyDisplay },
): { amount: number } | { fault: AmountFault } {
  const bare = withoutCurrency(text.normalize('NFKC'), [display.symbol.normalize('NFKC'), currency]);
  const mark = new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  const written = bare.replace(decimals, `$1${mark ?? '.'}$2`);
  return readAmount(written, { tag, digits: minorDigitsOf(currency, display) });
}

/** Signs of other currencies go too: an amount is always one of the wallet. */
function withoutCurrency(text: string, names: string[]): string {
  const bare = names.reduce((rest, name) => rest.replace(name, ''), text);
  return bare.replace(/\p{Sc}/gu, '').trim();
}
