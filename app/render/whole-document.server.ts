import type { EntryContext } from '@remix-run/node';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders a document at once, before its first byte is sent. Loaders have settled before, so nothing of it has to wait, and React's
 * streaming renderer would take half as long again.
 *
 * @throws what a component threw, or an error where a component would wait
 */
export function renderWholeDocument(document: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(document)}`;
}

/** Takes loader data out of a render: Remix would send it through a React boundary of its own. */
export function withoutState(context: EntryContext): EntryContext {
  return { ...context, serverHandoffStream: undefined };
}

/**
 * The loader data of a document as the scripts that Remix's client reads, to stand behind the document. Empty where the document has no
 * scripts of Remix.
 *
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
