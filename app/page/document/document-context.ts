import type { AppLoadContext } from '@remix-run/node';
import { createContext, useContext } from 'react';
import type { ApplicationRender } from '../application/application-frame';
import type { ContentDocument } from './content-document';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The page a loader made, for the render of the same request. */
    contentDocument?: ContentDocument;
    /** Site and frame of an application page, for the render of the same request. */
    application?: ApplicationRender;
    /** HTML that content has for the address of an application page. */
    composed?: string;
    /** Sources of the frames that an application page shows. */
    frameSources?: readonly string[];
    /** Origins to which a form of an application page may lead. */
    formOrigins?: readonly string[];
    /** Origins whose frames may use the camera on an application page. */
    cameraOrigins?: readonly string[];
    /** Status of an application page that failed because a service is away. */
    unavailableStatus?: number;
    /** Takes the rendered document: a `Response` would copy its text and make a stream of it. */
    takeDocument?: (html: string) => void;
  }
}

interface RenderedOnServer {
  contentDocument?: ContentDocument;
  application?: ApplicationRender;
  composed?: string;
  /** Allows the inline scripts of this one answer. */
  nonce?: string;
  /** Id of the request, for error screens. */
  reference?: string | undefined;
}

const DocumentContext = createContext<RenderedOnServer>({});

/**
 * Hands what a loader made to the render of the same request. It is not loader data, because loader data is made to travel
 * to the browser: Remix would encode a second copy of all HTML for every request. In the browser it is empty.
 */
export const DocumentProvider = DocumentContext.Provider;

/** The content page being rendered; undefined in a document that is none. */
export function useContentDocument(): ContentDocument | undefined {
  return useContext(DocumentContext).contentDocument;
}

/** The frame of the application page being rendered on the server; undefined in the browser. */
export function useApplicationRender(): ApplicationRender | undefined {
  return useContext(DocumentContext).application;
}

/** HTML of content for the address of an application page; undefined in the browser. */
export function useComposed(): string | undefined {
  return useContext(DocumentContext).composed;
}

export function useNonce(): string | undefined {
  return useContext(DocumentContext).nonce;
}

/** The id of the request that is rendered on the server; undefined in the browser. */
export function useReference(): string | undefined {
  return useContext(DocumentContext).reference;
}

export function keepDocument(context: AppLoadContext, document: ContentDocument): void {
  context.contentDocument = document;
}

export function keepApplication(context: AppLoadContext, application: ApplicationRender): void {
  context.application = application;
}

/** @param html what content has for the address of an application page */
export function keepComposed(context: AppLoadContext, html: string): void {
  context.composed = html;
}

/** @param sources of frames that the page may show, which its Content-Security-Policy then lets through */
export function keepFrameSources(context: AppLoadContext, sources: readonly string[]): void {
  context.frameSources = sources;
}

/** @param origins whose frames the page shows and lets use the camera */
export function keepCameraFrames(context: AppLoadContext, origins: readonly string[]): void {
  // The provider leads the frame back to the site.
  context.frameSources = ["'self'", ...origins];
  context.cameraOrigins = origins;
}

/** @param origins where the answer to a form of the page may lead, which its Content-Security-Policy then lets through */
export function keepFormOrigins(context: AppLoadContext, origins: readonly string[]): void {
  context.formOrigins = origins;
}
