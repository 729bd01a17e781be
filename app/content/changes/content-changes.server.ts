import { changed, changedAll } from '../../memo/process-memos.server';
import { contentBack } from '../last-good/content-source.server';
import { type ContentChange, anyContent, inputsOf } from './dependencies';

type Listener = (change: ContentChange) => void;

const listeners = new Set<Listener>();

/** Calls a function with every change of content. */
export function onContentChange(listener: Listener): void {
  listeners.add(listener);
}

/** Invalidates this process's results that depend on the change; the old values remain as last good ones. */
export function expireContentOf(change: ContentChange): void {
  for (const listener of listeners) listener(change);
  if (typeof change === 'string') changedAll('content');
  else changed([anyContent, ...inputsOf(change)], 'content');
}

/** The content service can be reached again: failed results are loaded with the next request. */
export function retryContent(): void {
  changed([contentBack], 'content');
}
