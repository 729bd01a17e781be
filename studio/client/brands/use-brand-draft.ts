import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrandEditReply, BrandPlace } from '../../../schemas/generated/types';
import { ApiError } from '../api/call';
import { usePerson } from '../shell/sign-in-gate';
import { useSettled } from '../text/use-settled';
import { type Conflict, type StoredChange, checkBrand, readBrand, storeBrand, takeBack } from './calls';
import { type Draft, resolved, storeDraft, storedDraft, withChange } from './draft';

/** Debounce of checks while typing, in milliseconds. */
const restMs = 300;

export interface BrandDraft {
  /** Undefined until loaded. */
  readonly brand: BrandEditReply | undefined;
  readonly draft: Draft;
  /** The effect of the draft: faults, contrast, stylesheet. */
  readonly checked: BrandEditReply | undefined;
  /** The site's fault of a value. */
  readonly faultAt: (place: BrandPlace) => string | undefined;
  readonly error: unknown;
  readonly isSaving: boolean;
  /** @param value undefined removes it, so that the value of the layer below applies */
  readonly set: (place: BrandPlace, value: string | number | undefined) => void;
  readonly resolve: (conflict: Conflict, keeps: 'yours' | 'theirs') => void;
  readonly discard: () => void;
  readonly save: () => void;
  readonly takeBack: (change: StoredChange) => void;
}

/** The changes of a brand, from the first input until they are stored. */
export function useBrandDraft(brandId: string): BrandDraft {
  const person = usePerson();
  const queries = useQueryClient();
  const key = ['brand', brandId];
  const brand = useQuery({ queryKey: key, queryFn: () => readBrand(brandId) });
  const [draft, setDraft] = useState(() => storedDraft(person.id, brandId));
  const rested = useSettled(draft, restMs);
  const check = useQuery({
    queryKey: ['brand-check', brandId, rested, brand.dataUpdatedAt],
    queryFn: ({ signal }) => checkBrand(brandId, rested, signal),
    enabled: brand.data !== undefined && rested.length > 0,
    placeholderData: (before) => before,
  });
  const change = (next: Draft) => {
    setDraft(next);
    storeDraft(person.id, brandId, next);
  };
  const stored = (reply: BrandEditReply) => {
    queries.setQueryData(key, reply);
    // Names, markets and languages may have changed.
    void queries.invalidateQueries({ queryKey: ['sites'] });
    void queries.invalidateQueries({ queryKey: ['brand-states'] });
  };
  const save = useMutation({
    mutationFn: (changes: Draft) => storeBrand(brandId, changes),
    onSuccess: (reply) => {
      change([]);
      stored(reply);
    },
    // After reloading the brand, a conflict is shown with both values.
    onError: (error) => error instanceof ApiError && error.status === 409 && void brand.refetch(),
  });
  const back = useMutation({ mutationFn: (at: BrandPlace) => takeBack(brandId, at), onSuccess: stored });
  const checked = draft.length === 0 ? brand.data : check.data;
  return {
    brand: brand.data,
    draft,
    checked,
    faultAt: (place) =>
      checked?.faults.find(
        ({ file, pointer }) => file.endsWith(`${brandId}/${place.file}`) && pointer === place.pointer,
      )?.reason,
    error: brand.error ?? save.error ?? back.error ?? check.error,
    isSaving: save.isPending || back.isPending,
    set: ({ file, pointer }, value) => {
      save.reset();
      change(withChange(draft, { file, pointer }, valueIn(brand.data, { file, pointer }), value));
    },
    resolve: (conflict, keeps) => change(resolved(draft, conflict, keeps)),
    discard: () => change([]),
    save: () => save.mutate(draft),
    takeBack: ({ file, pointer }) => back.mutate({ file, pointer }),
  };
}

/** The value in force at a place. */
export function valueIn(brand: BrandEditReply | undefined, { file, pointer }: BrandPlace): unknown {
  const contents: unknown = brand?.files.find((one) => one.file === file)?.value;
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, name) => (typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined),
      contents,
    );
}
