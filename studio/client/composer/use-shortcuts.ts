import { useEffect } from 'react';
import { focusRegion } from '../shell/focus-region';
import type { DocumentStore } from './document-store';

interface Shortcuts {
  toggleEditing: () => void;
  /** Explains why the selected block is shown. */
  explain: () => void;
}

/**
 * Undo and redo outside of text fields, which have their own; F2 switches between editing and browsing, F6 moves
 * between regions, F8 explains the selected block.
 */
export function useShortcuts(store: DocumentStore, { toggleEditing, explain }: Shortcuts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F2') {
        event.preventDefault();
        toggleEditing();
        return;
      }
      if (event.key === 'F8') {
        event.preventDefault();
        explain();
        return;
      }
      if (event.key === 'F6') {
        event.preventDefault();
        focusRegion(event.shiftKey ? -1 : 1);
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isRichText(event.target)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) store.redo();
      else store.undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** A rich text has its own undo. */
function isRichText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}
