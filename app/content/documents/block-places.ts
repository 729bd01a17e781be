import type { RawBlock } from './block-tree';

/** Where a block is linked. Separate from the block, which stays the same object when it is moved. */
export interface BlockPlace {
  entryId: string;
  /** The entry that links it. */
  holder: string;
  /** JSON pointer of the link in that entry. */
  pointer: string;
}

/** The places of blocks, containers before the blocks in them. */
export function placesOf(blocks: readonly RawBlock[]): BlockPlace[] {
  return blocks.flatMap(({ id, holder, pointer, slots = [] }) => [
    { entryId: id, holder, pointer },
    ...slots.flatMap((panel) => placesOf(panel)),
  ]);
}

/** Finds the pointer of a block; an entry linked repeatedly by its holder gets the next one each time. */
export function pointersBy(
  places: readonly BlockPlace[],
): (holder: string, entryId: string) => string | undefined {
  const pointers = new Map<string, string[]>();
  const keyOf = (holder: string, entryId: string) => `${holder}/${entryId}`;
  for (const { holder, entryId, pointer } of places) {
    const key = keyOf(holder, entryId);
    pointers.set(key, [...(pointers.get(key) ?? []), pointer]);
  }
  return (holder, entryId) => pointers.get(keyOf(holder, entryId))?.shift();
}
