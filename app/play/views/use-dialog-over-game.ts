import { type RefObject, useEffect, useRef } from 'react';
import { holdPlay } from '../../player/dialog/hold-play';

/** A modal dialog over a game, which remains mounted and paused until the dialog is closed (GAME-34). */
export function useDialogOverGame(reason: string): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    let isGone = false;
    let letGo: (() => void) | undefined;
    const opener = document.activeElement;
    void holdPlay(reason).then((release) => {
      if (isGone) return release();
      letGo = release;
      dialog.current?.showModal();
    });
    return () => {
      isGone = true;
      letGo?.();
      // Browsers restore the focus after a dialog is closed, but not after it is removed.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [reason]);
  return dialog;
}
