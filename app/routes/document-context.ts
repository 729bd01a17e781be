import { type AppLoadContext } from '@remix-run/node';
import { createContext, useContext } from 'react';
import type { ContentDocument } from './content-document.server';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The page the loader made, for the render of the same request. */
    contentDocument?: ContentDocument;
  }
}

const DocumentContext = createContext<ContentDocument | undefined>(undefined);

/**
 * Hands the page from the loader to the render of the same request. It is not loader data, because loader data is made to travel
 * to the browser: Remix would encode a second copy of all HTML for every request.
 */
export const DocumentProvider = DocumentContext.Provider;

/** The content page being rendered; undefined in a document that is none. */
export function useContentDocument(): ContentDocument | undefined {
  return useContext(DocumentContext);
}

export function keepDocument(context: AppLoadContext, document: ContentDocument): void {
  context.contentDocument = document;
}
