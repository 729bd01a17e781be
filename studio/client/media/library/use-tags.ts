import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../../schemas/is-record';
import { call } from '../../api/call';

export interface Tag {
  readonly id: string;
  readonly name: string;
}

const noTags: readonly Tag[] = [];

/** The tags of the content by name, including brands and markets. */
export function useTags(): readonly Tag[] {
  return useQuery({ queryKey: ['media', 'tags'], queryFn: readTags, staleTime: 60_000 }).data ?? noTags;
}

/** @throws ApiError */
async function readTags(): Promise<Tag[]> {
  const { items } = await call('/api/environment/tags?limit=1000', isTagList);
  return items
    .map(({ name, sys }) => ({ id: sys.id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

interface TagItem {
  readonly name: string;
  readonly sys: { readonly id: string };
}

function isTagList(value: unknown): value is { readonly items: readonly TagItem[] } {
  return isRecord(value) && Array.isArray(value['items']) && value['items'].every(isTag);
}

function isTag(value: unknown): value is TagItem {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    isRecord(value['sys']) &&
    typeof value['sys']['id'] === 'string'
  );
}
