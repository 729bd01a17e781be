import { type RefObject, useEffect, useRef } from 'react';
import { holdPlay } from '../../player/dialog/hold-play';

/** A modal dialog over a game, which stays mounted and paused until the dialog is gone (GAME-34). */
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
      // The browser gives the focus back after a dialog that was closed, not after one that is taken away.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [reason]);
  return dialog;
}
