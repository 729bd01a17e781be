import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CheckReply } from '../../../schemas/generated/types';
import { checkPage } from '../api/checks';
import { useDocument, useDocumentStore } from '../composer/document-context';

import { withLimits } from './limit-findings';

/** Debounce of checks while typing, in milliseconds. */
const pauseMs = 800;

export interface Checks {
  /** Undefined before the first check is complete. */
  readonly reply: CheckReply | undefined;
  /** Whether the findings are of an earlier state of the page. */
  readonly isChecking: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Checks the edited page whenever it changes. @param at moment whose rules apply, ISO 8601; undefined means now */
export function useChecks(pageId: string, at: string | undefined): Checks {
  const store = useDocumentStore();
  const revision = useDocument((state) => state.revision);
  const [checked, setChecked] = useState(revision);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(revision), pauseMs);
    return () => clearTimeout(timer);
  }, [revision]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['checks', pageId, checked, at],
    queryFn: ({ signal }) => {
      const entries = Object.entries(store.getState().entries).map(([id, { sys, fields }]) => ({
        id,
        contentType: sys.contentType.sys.id,
        fields,
      }));
      return checkPage({ pageId, entries, ...(at === undefined ? {} : { at }) }, signal);
    },
    select: withLimits,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  return {
    reply: data,
    isChecking: isFetching || checked !== revision,
    error,
    retry: () => void refetch(),
  };
}
