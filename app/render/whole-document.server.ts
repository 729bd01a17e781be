import type { EntryContext } from '@remix-run/node';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders a document synchronously, before its first byte is sent. Loaders have already settled, so nothing needs to
 * suspend, and React's streaming renderer would take half as long again.
 * @throws the error of a component, or an error if a component suspends
 */
export function renderWholeDocument(document: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(document)}`;
}

/** Removes loader data from a render: Remix would stream it through a React boundary. */
export function withoutState(context: EntryContext): EntryContext {
  return { ...context, serverHandoffStream: undefined };
}

/**
 * The loader data of a document, as scripts for Remix's client, to append to the document. Empty if the document has
 * no scripts of Remix.
 * @param context of a document that has been rendered
 */
export async function stateScripts(
  { serverHandoffStream, renderMeta }: EntryContext,
  nonce: string | undefined,
): Promise<string> {
  if (!serverHandoffStream || !renderMeta?.didRenderScripts) return '';
  const chunks: Uint8Array[] = [];
  const reader = serverHandoffStream.getReader();
  for (let read = await reader.read(); read.value; read = await reader.read()) chunks.push(read.value);
  const state = Buffer.concat(chunks).toString();
  const controller = 'window.__remixContext.streamController';
  const script = `${controller}.enqueue(${JSON.stringify(state).replaceAll('<', '\\u003c')});${controller}.close();`;
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`;
}
