import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** A fault of an entry that preview, checks or content service reported. */
export interface Fault {
  /** JSON pointer from the entry, such as `/title` or `/slides/0/title`; empty for the whole. */
  readonly pointer: string;
  readonly reason: string;
  /** For the editor to decide; visitors see the entry all the same. */
  readonly isWarning?: boolean;
}

const FaultContext = createContext<readonly Fault[]>([]);

export const FaultProvider = FaultContext.Provider;

/** The faults of this part of the form, with pointers from this part on. */
export function useFaults(): readonly Fault[] {
  return useContext(FaultContext);
}

const nothing: readonly Fault[] = [];
const FaultsOfEntryContext = createContext<(entryId: string) => readonly Fault[]>(() => nothing);

/** Faults by entry, for the entries nested in a form too. */
export const FaultsOfEntryProvider = FaultsOfEntryContext.Provider;

/** The faults of one entry, with pointers of that entry. */
export function useFaultsOf(entryId: string): readonly Fault[] {
  const faultsOf = useContext(FaultsOfEntryContext);
  return useMemo(() => faultsOf(entryId), [faultsOf, entryId]);
}

/** The faults below a property or position, with pointers from there on. */
function faultsBelow(faults: readonly Fault[], segment: string): Fault[] {
  const start = `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return faults.flatMap((fault) =>
    fault.pointer === start || fault.pointer.startsWith(`${start}/`)
      ? [{ ...fault, pointer: fault.pointer.slice(start.length) }]
      : [],
  );
}

/** The faults that belong to none of these properties or positions. */
export function faultsBeside(faults: readonly Fault[], segments: readonly string[]): Fault[] {
  return faults.filter((fault) => segments.every((segment) => faultsBelow([fault], segment).length === 0));
}

/** A part of the form that one property or position of the value belongs to. */
export function FaultsBelow({ segment, children }: { segment: string; children: ReactNode }) {
  const faults = useFaults();
  const below = useMemo(() => faultsBelow(faults, segment), [faults, segment]);
  return <FaultProvider value={below}>{children}</FaultProvider>;
}
