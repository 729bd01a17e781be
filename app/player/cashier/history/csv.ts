/** CSV conventions of a language: with a decimal comma, spreadsheets expect semicolons between cells. */
export interface CsvDialect {
  separator: ',' | ';';
  decimal: '.' | ',';
}

export function csvDialect(tag: string): CsvDialect {
  const decimal = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  return decimal === ',' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** Byte order mark, by which spreadsheets recognise UTF-8. */
export const csvStart = '\uFEFF';

/**
 * A line of CSV. Texts that a spreadsheet would evaluate as a formula are prefixed with an apostrophe (CSV
 * injection); numbers are not.
 */
export function csvLine(cells: readonly (string | CsvNumber)[], { separator, decimal }: CsvDialect): string {
  return `${cells
    .map((cell) => (typeof cell === 'string' ? textCell(cell) : cell.digits.replace('.', decimal)))
    .join(separator)}\r\n`;
}

export interface CsvNumber {
  /** With a decimal point. */
  digits: string;
}

/** An amount of minor units as a plain number. @param unit minor units per major unit */
export function csvAmount(amount: number, unit: number): CsvNumber {
  return { digits: (amount / unit).toFixed(Math.round(Math.log10(unit))) };
}

function textCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
