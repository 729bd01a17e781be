export interface CurrencyDisplay {
  symbol: string;
  hasSpace: boolean;
  position: 'before' | 'after';
  /** BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's. */
  numberTag?: string;
}

/** ISO 4217 minor units per major unit, where it is not 100. */
const minorUnits: Record<string, number> = { CLP: 1, JPY: 1 };

/** How many minor units make one of the currency: 100 cents, or 1 where it has none. */
export function minorUnitsOf(currency: string): number {
  return minorUnits[currency] ?? 100;
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(tag: string, minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${tag} ${minimum} ${maximum}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, { minimumFractionDigits: minimum, maximumFractionDigits: maximum });
    formats.set(key, format);
  }
  return format;
}

/**
 * An amount as the market writes it (MARKET-21…24): whole amounts without decimals unless `decimals` is asked for.
 *
 * @param amount integer minor units
 */
export function formatMoney(
  amount: number,
  currency: string,
  options: { tag: string; displays: Record<string, CurrencyDisplay>; decimals?: boolean },
): string {
  const display: CurrencyDisplay = options.displays[currency] ?? {
    symbol: currency,
    hasSpace: true,
    position: 'before',
  };
  const unit = minorUnitsOf(currency);
  const fraction = unit === 1 || (!options.decimals && amount % unit === 0) ? 0 : 2;
  const value = numberFormat(display.numberTag ?? options.tag, fraction, fraction).format(amount / unit);
  // A no-break space keeps symbol and amount on one line.
  const space = display.hasSpace ? '\u00a0' : '';
  return display.position === 'before'
    ? `${display.symbol}${space}${value}`
    : `${value}${space}${display.symbol}`;
}

/** A number with at most two decimals, none forced (MARKET-33). @param tag of the language whose way of writing numbers counts */
export function formatNumber(value: number, tag: string): string {
  return numberFormat(tag, 0, 2).format(value);
}
