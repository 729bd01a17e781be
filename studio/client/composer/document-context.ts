import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { DocumentState, DocumentStore } from './document-store';

const DocumentContext = createContext<DocumentStore | null>(null);

export const DocumentProvider = DocumentContext.Provider;

/** The edited document. */
export function useDocumentStore(): DocumentStore {
  const store = useContext(DocumentContext);
  if (!store) throw new Error('There is no document around this component.');
  return store;
}

/** A part of the document's state; the component renders again when that part changes. */
export function useDocument<T>(select: (state: DocumentState) => T): T {
  return useStore(useDocumentStore(), select);
}
