import type { NewBrandRequest } from '../../../schemas/generated/types';

/** The command that makes the same brand in a checkout. */
export function commandLine({ id, ...options }: NewBrandRequest): string {
  const written = Object.entries(options).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' && value !== '' ? [`--${name} ${quoted(value)}`] : [],
  );
  return ['npm run new:brand --', quoted(id), ...written].join(' ');
}

/** Quoted for a shell: single quotes prevent expansion. */
function quoted(text: string): string {
  return /^[\w.,=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
