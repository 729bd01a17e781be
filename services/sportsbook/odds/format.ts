/** Display formats of odds. */
export type OddsFormat = 'decimal' | 'fractional' | 'american';

/** @param odds in thousandths @param tag BCP 47, for the decimal sign */
export function formatOdds(odds: number, format: OddsFormat, tag: string): string {
  switch (format) {
    case 'decimal':
      return new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
        Math.floor(odds / 10) / 100,
      );
    case 'fractional':
      return fraction(odds - 1_000);
    case 'american': {
      const profit = odds - 1_000;
      // Profit of a stake of 100, or the stake for a profit of 100.
      return profit >= 1_000 ? `+${Math.floor(profit / 10)}` : `-${Math.ceil(100_000 / profit)}`;
    }
  }
}

/** The closest fraction with a small denominator. @param profit thousandths of the stake */
function fraction(profit: number): string {
  const denominators = [1, 2, 4, 5, 8, 10, 20, 25, 40, 50, 100];
  const exact = denominators.find((below) => (profit * below) % 1_000 === 0) ?? 100;
  return `${Math.floor((profit * exact) / 1_000)}/${exact}`;
}
