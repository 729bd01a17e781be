import { useEffect, useState } from 'react';

/** A setting stored in this browser; `initial` until it has been read, and if storage is unavailable. */
export function useStoredFlag(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const stored = read(name);
    if (stored !== null) setValue(stored === '1');
  }, [name]);
  return [
    value,
    (next) => {
      setValue(next);
      write(name, next ? '1' : '0');
    },
  ];
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage is unavailable: applies to this page only.
  }
}
