/**
 * Whether a player must be shown the terms again: both versions count as numbers, so that 10 comes after 9 and 2.0 is 2 (TERMS-01).
 * A player who has accepted none is shown any. Without a current version, or with one that is no number, nothing is newer.
 */
export function areTermsNewer(
  accepted: string | number | undefined,
  current: string | number | undefined,
): boolean {
  const now = numberOf(current);
  if (now === undefined) return false;
  return now > (numberOf(accepted) ?? -Infinity);
}

function numberOf(version: string | number | undefined): number | undefined {
  if (version === undefined || version === '') return undefined;
  const value = Number(version);
  return Number.isFinite(value) ? value : undefined;
}
