import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewBrandChoices, NewBrandProgress } from '../../../../schemas/generated/types';
import { useSettled } from '../../text/use-settled';
import { type BrandDraft, emptyDraft, requestOf } from './brand-draft';
import { checkNewBrand, makeNewBrand } from './calls';

/** Debounce of checks while typing, in milliseconds. */
const restMs = 300;

/** State of a new brand, from the form until it is made. */
export function useNewBrand({ globalMarket, looks }: NewBrandChoices) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<BrandDraft>(() => emptyDraft(globalMarket, looks[0] ?? ''));
  const [progress, setProgress] = useState<NewBrandProgress>();
  const rested = useSettled(draft, restMs);
  const isBegun = rested.name.trim() !== '' || rested.id.trim() !== '';
  const check = useQuery({
    queryKey: ['new-brand', rested],
    queryFn: ({ signal }) => checkNewBrand(requestOf(rested), signal),
    enabled: isBegun,
    placeholderData: keepPreviousData,
    // Another person may take the id at any time.
    staleTime: 0,
  });
  const make = useMutation({
    mutationFn: () => makeNewBrand(requestOf(draft), setProgress),
    onMutate: () => setProgress(undefined),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sites'] }),
    // The new check shows the fault at its field.
    onError: () => void check.refetch(),
  });
  const checked = isBegun ? check.data : undefined;
  return {
    draft,
    change: (change: Partial<BrandDraft>) => setDraft((before) => ({ ...before, ...change })),
    checked,
    /** Whether the check is of the current values. */
    isChecked: rested === draft && !check.isPlaceholderData && check.data !== undefined,
    checkError: check.error,
    make,
    progress,
  };
}
