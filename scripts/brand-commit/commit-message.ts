import type { StoredChange } from '../../app/site/configuration/brand-changes';

/** A value in a commit message; `nothing` if missing. */
export function valueText(value: StoredChange['value']): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** Subject and body of the commit with a brand's changes: author, value, old value and time of each. */
export function commitMessage(
  brand: string,
  changes: readonly StoredChange[],
): { subject: string; body: string } {
  const people = [...new Set(changes.map(({ by }) => by))].join(', ');
  const count = changes.length === 1 ? 'a change' : `${changes.length} changes`;
  const lines = changes.map(
    ({ file, pointer, base, value, by, at }) =>
      `${file} ${pointer}: ${valueText(base)} -> ${valueText(value)} (${by}, ${at})`,
  );
  return {
    subject: `brands: take over ${count} of ${brand}`,
    body: [`Made in the studio by ${people}.`, '', ...lines].join('\n'),
  };
}
