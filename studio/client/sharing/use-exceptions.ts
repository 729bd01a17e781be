import { useMemo } from 'react';
import { type ExceptionPlace, type LocalException, exceptionsOf } from '../../model/exceptions';
import { useDocument } from '../composer/document-context';

/** The exceptions of the open page for a block. */
export function useExceptions(place: ExceptionPlace, entryId: string): readonly LocalException[] {
  const key = useDocument(({ entries }) =>
    JSON.stringify(exceptionsOf(place, entryId, (id) => entries[id]?.fields)),
  );
  return useMemo(() => JSON.parse(key) as LocalException[], [key]);
}
