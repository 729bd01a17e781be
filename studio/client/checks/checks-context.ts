import { createContext, useCallback, useContext, useMemo } from 'react';
import type { CheckFinding } from '../api/checks';
import type { Fault } from '../forms/faults';
import type { Checks } from './use-checks';

const nothing: Checks = { reply: undefined, isChecking: false, error: null, retry: () => undefined };

const ChecksContext = createContext(nothing);

export const ChecksProvider = ChecksContext.Provider;

/** The checks of the edited page. */
export function usePageChecks(): Checks {
  return useContext(ChecksContext);
}

/** Findings about an entry or its parts. */
export function useFindingsOf(entryIds: readonly string[]): readonly CheckFinding[] {
  const { reply } = usePageChecks();
  return useMemo(
    () =>
      (reply?.findings ?? []).filter(({ places }) =>
        places.some((place) => entryIds.includes(place.entryId)),
      ),
    [reply, entryIds],
  );
}

/** Errors and conflicts of each entry, by field. */
export function useFaultsByEntry(): (entryId: string) => readonly Fault[] {
  const { reply } = usePageChecks();
  return useCallback(
    (entryId) =>
      (reply?.findings ?? [])
        .filter(({ severity }) => severity !== 'note')
        .flatMap(({ severity, text, remedy, places }) =>
          places
            .filter((place) => place.entryId === entryId)
            .map(({ pointer }) => ({
              pointer: fieldOf(pointer),
              reason: `${text} ${remedy}`,
              isWarning: severity === 'warning',
            })),
        ),
    [reply],
  );
}

/** The field of a pointer; the position within a formatted text is dropped. */
export function fieldOf(pointer: string): string {
  return pointer.split('/').slice(0, 2).join('/');
}
