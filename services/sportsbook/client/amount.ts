/** Decimal places of a currency. */
function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** @param amount in minor units */
export function formatAmount(amount: number, currency: string, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(
    amount / 10 ** decimalsOf(currency),
  );
}

/** Formats an amount for a form field, such as `12.5`. @param amount in minor units */
export function plainAmount(amount: number, currency: string, tag: string): string {
  const digits = decimalsOf(currency);
  return new Intl.NumberFormat(tag, {
    useGrouping: false,
    minimumFractionDigits: amount % 10 ** digits === 0 ? 0 : digits,
  }).format(amount / 10 ** digits);
}

/** Parses typed text with a decimal point or comma into minor units; undefined if it is no amount. */
export function parseAmount(text: string, currency: string): number | undefined {
  const digits = decimalsOf(currency);
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || fraction.length > digits) return undefined;
  const amount = Number(whole + fraction.padEnd(digits, '0'));
  return amount > 0 ? amount : undefined;
}
