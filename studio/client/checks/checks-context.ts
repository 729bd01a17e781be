import { createContext, useContext, useMemo } from 'react';
import type { CheckFinding } from '../api/checks';
import type { Fault } from '../forms/faults';
import type { Checks } from './use-checks';

const nothing: Checks = { reply: undefined, isChecking: false, error: null, retry: () => undefined };

const ChecksContext = createContext(nothing);

export const ChecksProvider = ChecksContext.Provider;

/** The checks of the page that is edited. */
export function usePageChecks(): Checks {
  return useContext(ChecksContext);
}

/** Findings about one entry. */
export function useFindingsOf(entryId: string): readonly CheckFinding[] {
  const { reply } = usePageChecks();
  return useMemo(
    () => (reply?.findings ?? []).filter(({ places }) => places.some((place) => place.entryId === entryId)),
    [reply, entryId],
  );
}

/** What must be corrected in an entry, at its fields. */
export function useErrorsOf(entryId: string): readonly Fault[] {
  const findings = useFindingsOf(entryId);
  return useMemo(
    () =>
      findings
        .filter(({ severity }) => severity === 'error')
        .flatMap(({ text, remedy, places }) =>
          places
            .filter((place) => place.entryId === entryId)
            .map(({ pointer }) => ({ pointer: fieldOf(pointer), reason: `${text} ${remedy}` })),
        ),
    [findings, entryId],
  );
}

/** The field of a pointer; where it is in a formatted text is of no use to an editor. */
export function fieldOf(pointer: string): string {
  return pointer.split('/').slice(0, 2).join('/');
}
