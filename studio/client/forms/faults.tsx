import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** A fault of an entry that preview, checks or content service reported. */
export interface Fault {
  /** JSON pointer from the entry, such as `/title` or `/slides/0/title`; empty for the whole. */
  readonly pointer: string;
  readonly reason: string;
  /** Warnings do not prevent the entry from being shown. */
  readonly isWarning?: boolean;
}

const FaultContext = createContext<readonly Fault[]>([]);

export const FaultProvider = FaultContext.Provider;

/** The faults of this part of the form, with pointers relative to it. */
export function useFaults(): readonly Fault[] {
  return useContext(FaultContext);
}

const nothing: readonly Fault[] = [];
const FaultsOfEntryContext = createContext<(entryId: string) => readonly Fault[]>(() => nothing);

/** Faults by entry, including nested entries. */
export const FaultsOfEntryProvider = FaultsOfEntryContext.Provider;

/** The faults of one entry, with pointers relative to it. */
export function useFaultsOf(entryId: string): readonly Fault[] {
  const faultsOf = useContext(FaultsOfEntryContext);
  return useMemo(() => faultsOf(entryId), [faultsOf, entryId]);
}

/** The faults below a property or index, with pointers relative to it. */
function faultsBelow(faults: readonly Fault[], segment: string): Fault[] {
  const start = `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return faults.flatMap((fault) =>
    fault.pointer === start || fault.pointer.startsWith(`${start}/`)
      ? [{ ...fault, pointer: fault.pointer.slice(start.length) }]
      : [],
  );
}

/** The faults outside of these properties or indexes. */
export function faultsBeside(faults: readonly Fault[], segments: readonly string[]): Fault[] {
  return faults.filter((fault) => segments.every((segment) => faultsBelow([fault], segment).length === 0));
}

/** A part of the form for one property or index of the value. */
export function FaultsBelow({ segment, children }: { segment: string; children: ReactNode }) {
  const faults = useFaults();
  const below = useMemo(() => faultsBelow(faults, segment), [faults, segment]);
  return <FaultProvider value={below}>{children}</FaultProvider>;
}
