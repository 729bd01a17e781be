import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDocument, useDocumentStore } from '../../composer/document-context';
import { readPage } from '../calls/page-content';
import { retried } from '../calls/retry';
import { readShared } from '../calls/where-used';
import { ownedFields } from '../../forms/owned-fields';
import { pageChanges } from '../model/page-changes';

/** Whether everything that was typed is stored, so that it may be published. */
export function useIsSaved(): boolean {
  return useDocument(({ saving, conflicts }) => saving.state === 'saved' && conflicts.length === 0);
}

/** The page as it is stored, and what publishing would change. Read as soon as everything is saved. */
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

/** Which of the entries that would go out are used on other pages too. */
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
