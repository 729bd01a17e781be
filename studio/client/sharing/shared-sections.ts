import { useQuery } from '@tanstack/react-query';
import type { ManagedEntry } from '../../../schemas/generated/types';
import { linkTo, linkedIds } from '../../model/link';
import { send } from '../api/call';
import { createEntry, findEntries, newEntryId, readEntries } from '../api/entries';

/** A shared section: a block offered to other pages. */
export interface SharedSection {
  /** Id of the sharing entry. */
  readonly id: string;
  readonly name: string;
  readonly block: ManagedEntry;
}

/** Query key prefix of everything about sharing. */
export const sharingKey = 'sharing';

/** Shared sections by name. */
export function useSharedSections(): readonly SharedSection[] {
  const { data } = useQuery({
    queryKey: [sharingKey, 'sections'],
    queryFn: readSharedSections,
    staleTime: 30_000,
  });
  return data ?? none;
}

const none: readonly SharedSection[] = [];

/** @throws ApiError */
export async function readSharedSections(): Promise<SharedSection[]> {
  const { items } = await findEntries({ content_type: 'sharedSection', limit: '1000' });
  const offers = items.flatMap(({ sys, fields }) => {
    const blockId = linkedIds(Object.values(fields['blocks'] ?? {})[0], 'Entry')[0];
    const name = Object.values(fields['internalName'] ?? {})[0];
    return blockId === undefined || sys.archivedAt !== undefined
      ? []
      : [{ id: sys.id, name: typeof name === 'string' ? name : '', blockId }];
  });
  const blocks = new Map(
    (await readEntries([...new Set(offers.map(({ blockId }) => blockId))])).map((block) => [
      block.sys.id,
      block,
    ]),
  );
  return offers
    .flatMap(({ id, name, blockId }) => {
      const block = blocks.get(blockId);
      return block ? [{ id, name, block }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Shares a block with other pages. @param locale default content locale @throws ApiError */
export function offerBlock(
  blockId: string,
  name: string,
  { locale, metadata }: { locale: string; metadata: ManagedEntry['metadata'] },
): Promise<ManagedEntry> {
  return createEntry(
    newEntryId(),
    'sharedSection',
    { internalName: { [locale]: name }, blocks: { [locale]: [linkTo('Entry', blockId)] } },
    metadata,
  );
}

/** Stops sharing a block; pages that show it are not changed. @throws ApiError */
export async function withdrawBlock({ id }: SharedSection): Promise<void> {
  await send(`/api/environment/entries/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** Whether a section may be used on a page: a brand's section only on that brand's pages. */
export function isFor({ block }: SharedSection, page: ManagedEntry['metadata'] | undefined): boolean {
  const brandsOf = (metadata: ManagedEntry['metadata'] | undefined) =>
    (metadata?.tags ?? []).map(({ sys }) => sys.id).filter((id) => id.startsWith('brand-'));
  const own = new Set(brandsOf(page));
  return brandsOf(block.metadata).every((tag) => own.has(tag));
}
