/** The break in the query of the confirmation page; the panic button redirects there without one. */
export type Begun = { days: string } | { months: string; brands?: 'all' };

/** A confirmed break: its length, or null for one without an end. */
export type ConfirmedBreak =
  { kind: 'timeOut'; days: number } | { kind: 'exclusion'; months: number | null; allBrands: boolean };

/** Reads the break from a query; undefined if there is none. */
export function readBegun(search: URLSearchParams): ConfirmedBreak | undefined {
  const days = wholeNumber(search.get('days'));
  if (days !== undefined) return { kind: 'timeOut', days };
  const allBrands = search.get('brands') === 'all';
  if (search.get('months') === 'indefinite') return { kind: 'exclusion', months: null, allBrands };
  const months = wholeNumber(search.get('months'));
  return months === undefined ? undefined : { kind: 'exclusion', months, allBrands };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined;
}
