import { useCallback, useState } from 'react';

/** State of a panel that is loaded when first opened, and stays mounted for its closing animation. */
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
