/**
 * Whether a player must accept the terms again. Versions are compared as numbers, so that 10 comes after 9, and 2.0
 * equals 2 (TERMS-01). A player who has accepted none must accept any version. A missing or non-numeric current version
 * is never newer.
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
