import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** A fault of an entry that preview or content service reported. */
export interface Fault {
  /** JSON pointer from the entry, such as `/title` or `/slides/0/title`; empty for the whole. */
  readonly pointer: string;
  readonly reason: string;
}

const FaultContext = createContext<readonly Fault[]>([]);

export const FaultProvider = FaultContext.Provider;

/** The faults of this part of the form, with pointers from this part on. */
export function useFaults(): readonly Fault[] {
  return useContext(FaultContext);
}

/** The faults below a property or position, with pointers from there on. */
function faultsBelow(faults: readonly Fault[], segment: string): Fault[] {
  const start = `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return faults.flatMap(({ pointer, reason }) =>
    pointer === start || pointer.startsWith(`${start}/`)
      ? [{ pointer: pointer.slice(start.length), reason }]
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
