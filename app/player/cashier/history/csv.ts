/** How tables are written in a language: where the comma divides decimals, spreadsheets expect semicolons between cells. */
export interface CsvDialect {
  separator: ',' | ';';
  decimal: '.' | ',';
}

export function csvDialect(tag: string): CsvDialect {
  const decimal = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  return decimal === ',' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** Marks the file as UTF-8 for spreadsheets. */
export const csvStart = '\uFEFF';

/**
 * A line of a table. Texts that a spreadsheet would take for a formula get an apostrophe in front, so that nothing in a reference or name is
 * ever run; numbers stay numbers.
 */
export function csvLine(cells: readonly (string | CsvNumber)[], { separator, decimal }: CsvDialect): string {
  return `${cells
    .map((cell) => (typeof cell === 'string' ? textCell(cell) : cell.digits.replace('.', decimal)))
    .join(separator)}\r\n`;
}

export interface CsvNumber {
  /** With a point before decimals. */
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
