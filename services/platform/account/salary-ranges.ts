import type { PlatformDataSalaryRanges, PlatformSalaryRanges } from '../../../schemas/generated/types';
import type { Currencies } from '../reference-data/data';
import { languageTag } from '../reference-data/languages';

/** The selectable ranges (API-107), in the currency of the wallet and formatted for a language. */
export type SalaryRanges = (currencyCode: string, language: string) => PlatformSalaryRanges;

export function createSalaryRanges(
  boundsByCurrency: PlatformDataSalaryRanges,
  currencies: Currencies,
  defaultCurrency: string,
): SalaryRanges {
  return (currencyCode, language) => {
    const own = boundsByCurrency[currencyCode];
    const currency = own === undefined ? defaultCurrency : currencyCode;
    const bounds = own ?? boundsByCurrency[defaultCurrency] ?? [];
    const amount = amountWriter(currency, currencies[currency]?.decimals ?? 2, language);
    const ranges = [0, ...bounds].map((from, at) => ({ id: at + 1, from, to: bounds[at] ?? null, currency }));
    return ranges.map((range) => ({ ...range, label: labelOf(range.from, range.to, amount) }));
  };
}

/** Symbols instead of words, since they need no translation. */
function labelOf(from: number, to: number | null, amount: (minor: number) => string): string {
  if (to === null) return `> ${amount(from)}`;
  return from === 0 ? `≤ ${amount(to)}` : `${amount(from)} – ${amount(to)}`;
}

function amountWriter(currency: string, decimals: number, language: string): (minor: number) => string {
  const format = new Intl.NumberFormat(languageTag(language), {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return (minor) => format.format(minor / 10 ** decimals);
}
