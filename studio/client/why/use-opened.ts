import { useCallback, useState } from 'react';

/** A panel that is loaded when it is first opened, and stays for its closing. */
export function useOpened() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = useCallback(() => {
    setOpened(true);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, wasOpened, open, close };
}
