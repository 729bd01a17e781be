import type { Place } from '../finding';
import type { ShownContent } from '../shown-content';

/** Location of a finding within an entry or asset. @param pointer JSON pointer below its fields */
export function entryPlace({ pathOf }: ShownContent, id: string, pointer: string): Place {
  const path = pathOf.get(id);
  return { at: `${id} ${pointer}`, ...(path ? { path } : {}), entry: { id, pointer } };
}
