export interface CurrencyDisplay {
  symbol: string;
  hasSpace: boolean;
  /** `locale`: where the reader's language puts the symbol, with the space it puts there. */
  position: 'before' | 'after' | 'locale';
  /** Decimals of the minor unit by ISO 4217; left out: as Intl has them. */
  minorDigits?: number;
  /** BCP 47 tag of the language whose way of writing numbers counts; left out: the reader's. */
  numberTag?: string;
}

const defaultDigits = 2;

/**
 * Decimals of the minor unit of a currency: 2 for cents, 0 where it has none. The data of the site wins, because Intl follows usage
 * and not ISO 4217 for some currencies; a currency that is in neither has two.
 */
export function minorDigitsOf(currency: string, display?: Pick<CurrencyDisplay, 'minorDigits'>): number {
  if (display?.minorDigits !== undefined) return display.minorDigits;
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      defaultDigits
    );
  } catch {
    // Intl throws for an invalid currency code.
    return defaultDigits;
  }
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(tag, options)));
  return format;
}

/**
 * An amount as the market writes it (MARKET-21…24): whole amounts without decimals unless `decimals` is set.
 *
 * @param amount integer minor units of ISO 4217
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
  const digits = minorDigitsOf(currency, display);
  const unit = 10 ** digits;
  const fraction = !options.decimals && amount % unit === 0 ? 0 : digits;
  const tag = display.numberTag ?? options.tag;
  const value = amount / unit;
  const fractions = { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
  if (display.position === 'locale')
    return numberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...fractions })
      .formatToParts(value)
      .map((part) => (part.type === 'currency' ? display.symbol : part.value))
      .join('');
  const written = numberFormat(tag, fractions).format(value);
  // A no-break space keeps symbol and amount on one line.
  const space = display.hasSpace ? '\u00a0' : '';
  return display.position === 'before'
    ? `${display.symbol}${space}${written}`
    : `${written}${space}${display.symbol}`;
}

/** A number with at most two decimals, none forced (MARKET-33). @param tag of the language whose way of writing numbers counts */
export function formatNumber(value: number, tag: string): string {
  return numberFormat(tag, { minimumFractionDigits: 0, maximumFractionDigits: 2 }).format(value);
}
