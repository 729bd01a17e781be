import type { AppLoadContext } from '@remix-run/node';
import { createContext, useContext } from 'react';
import type { ApplicationRender } from '../application/application-frame';
import type { ContentDocument } from './content-document';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The page from the loader, for the render of the same request. */
    contentDocument?: ContentDocument;
    /** Site and frame of an application page, for the render of the same request. */
    application?: ApplicationRender;
    /** HTML of content for an application page. */
    composed?: string;
    /** Allowed frame sources of an application page. */
    frameSources?: readonly string[];
    /** Origins that forms of an application page may lead to. */
    formOrigins?: readonly string[];
    /** Origins whose frames may use the camera on an application page. */
    cameraOrigins?: readonly string[];
    /** Status of an application page that failed because a service is unavailable. */
    unavailableStatus?: number;
    /** Receives the rendered document: a `Response` would copy its text into a stream. */
    takeDocument?: (html: string) => void;
  }
}

interface RenderedOnServer {
  contentDocument?: ContentDocument;
  application?: ApplicationRender;
  composed?: string;
  /** Nonce of this response's inline scripts. */
  nonce?: string;
  /** Id of the request, for error screens. */
  reference?: string | undefined;
}

const DocumentContext = createContext<RenderedOnServer>({});

/**
 * Passes the loader's results to the render of the same request. Not loader data, which Remix would encode for the
 * browser, as a second copy of all HTML in every response. Empty in the browser.
 */
export const DocumentProvider = DocumentContext.Provider;

/** The content page being rendered; undefined in other documents. */
export function useContentDocument(): ContentDocument | undefined {
  return useContext(DocumentContext).contentDocument;
}

/** The frame of the application page being rendered on the server; undefined in the browser. */
export function useApplicationRender(): ApplicationRender | undefined {
  return useContext(DocumentContext).application;
}

/** HTML of content for an application page; undefined in the browser. */
export function useComposed(): string | undefined {
  return useContext(DocumentContext).composed;
}

export function useNonce(): string | undefined {
  return useContext(DocumentContext).nonce;
}

/** The id of the request being rendered on the server; undefined in the browser. */
export function useReference(): string | undefined {
  return useContext(DocumentContext).reference;
}

export function keepDocument(context: AppLoadContext, document: ContentDocument): void {
  context.contentDocument = document;
}

export function keepApplication(context: AppLoadContext, application: ApplicationRender): void {
  context.application = application;
}

/** @param html of content for an application page */
export function keepComposed(context: AppLoadContext, html: string): void {
  context.composed = html;
}

/** @param sources of frames on the page, which its Content-Security-Policy then allows */
export function keepFrameSources(context: AppLoadContext, sources: readonly string[]): void {
  context.frameSources = sources;
}

/** @param origins whose frames the page shows and which may use the camera */
export function keepCameraFrames(context: AppLoadContext, origins: readonly string[]): void {
  // The provider redirects the frame back to the site.
  context.frameSources = ["'self'", ...origins];
  context.cameraOrigins = origins;
}

/** @param origins that a form of the page may lead to, which its Content-Security-Policy then allows */
export function keepFormOrigins(context: AppLoadContext, origins: readonly string[]): void {
  context.formOrigins = origins;
}
