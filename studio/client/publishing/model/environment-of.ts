import type { ManagedEntry } from '../../../../schemas/generated/types';
import { validateContentLink } from '../../../../schemas/generated/validators.js';

/** The environment that an entry was read from. */
export function environmentOf({ sys }: Pick<ManagedEntry, 'sys'>): string | undefined {
  const link = sys['environment'];
  return validateContentLink(link) ? link.sys.id : undefined;
}
