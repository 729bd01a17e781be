import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readEntry } from '../api/entries';
import { useDocument, useDocumentStore } from '../composer/document-context';

/** Opens an entry in the document. @returns whether it is open, and the error if it cannot be loaded */
export function useOpenEntry(entryId: string) {
  const store = useDocumentStore();
  const contentType = useDocument(({ entries }) => entries[entryId]?.sys.contentType.sys.id);
  const { data, error, refetch } = useQuery({
    queryKey: ['forms', 'open', entryId],
    queryFn: () => readEntry(entryId),
    enabled: contentType === undefined,
    retry: 1,
  });
  useEffect(() => {
    if (data && store.getState().entries[entryId] === undefined) store.receive([data]);
  }, [data, entryId, store]);
  return { contentType, error, refetch };
}
