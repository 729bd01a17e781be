import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDocument, useDocumentStore } from '../../composer/document-context';
import { readPage } from '../calls/page-content';
import { retried } from '../calls/retry';
import { readShared } from '../calls/where-used';
import { ownedFields } from '../../forms/owned-fields';
import { pageChanges } from '../model/page-changes';

/** Whether all edits are stored, so that they can be published. */
export function useIsSaved(): boolean {
  return useDocument(({ saving, conflicts }) => saving.state === 'saved' && conflicts.length === 0);
}

/** The stored page with the changes that publishing would make. Loaded once everything is saved. */
export function usePageContent(pageId: string) {
  const store = useDocumentStore();
  const isSaved = useIsSaved();
  const query = useQuery({
    queryKey: ['publishing', 'page', pageId],
    queryFn: () => readPage(pageId, Object.keys(store.getState().entries)),
    enabled: isSaved,
    staleTime: 0,
    ...retried,
  });
  const page = query.data;
  const changes = useMemo(() => (page ? pageChanges(page, ownedFields) : []), [page]);
  return { ...query, page, changes };
}

/** The entries to be published that other pages use, too. */
export function useShared(
  pageId: string,
  { page, changes }: Pick<ReturnType<typeof usePageContent>, 'page' | 'changes'>,
) {
  const ids = changes.flatMap(({ kind, entryId }) =>
    kind !== 'removed' && kind !== 'archived' && entryId !== pageId ? [entryId] : [],
  );
  return useQuery({
    queryKey: ['publishing', 'shared', pageId, ids],
    queryFn: () => readShared(ids, new Set(page?.drafts.keys())),
    enabled: page !== undefined,
    staleTime: 30_000,
    ...retried,
  });
}
