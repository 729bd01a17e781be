import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface WholeDocumentOptions {
  /** Allows the inline script with which React marks what a timeout left out. */
  nonce?: string | undefined;
  /** Ends the render when the visitor has gone. */
  signal: AbortSignal;
  /** After this long the document ends with the fallbacks of what is not ready. Milliseconds. */
  timeoutMs: number;
  /** Reports an error behind the shell: the document is sent all the same. */
  onError(error: unknown): void;
}

/**
 * Renders a document to its end before its first byte is sent. A streamed one moves late content into place with inline scripts, so that
 * content would be missing without JavaScript; as loaders have settled before, streaming would not be sooner either.
 *
 * @throws what broke the shell of the document; an error when the timeout or the visitor ends the render before the shell
 */
export function renderWholeDocument(
  document: ReactNode,
  { nonce, signal, timeoutMs, onError }: WholeDocumentOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    let hasShell = false;
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // React would send a finished boundary above this size behind the document, with a script that moves it.
      progressiveChunkSize: Infinity,
      onShellReady() {
        hasShell = true;
      },
      // An abort ends here too: what is missing has become its fallback.
      onAllReady() {
        stopWaiting();
        // React calls this after a failed shell as well.
        if (!hasShell) return;
        const chunks: Uint8Array[] = [];
        pipe(
          new Writable({
            write(chunk: Uint8Array, _encoding, done) {
              chunks.push(chunk);
              done();
            },
            final(done) {
              resolve(joined(chunks));
              done();
            },
          }),
        );
      },
      onShellError(error: unknown) {
        stopWaiting();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error: unknown) {
        // The rejection reports an error of the shell.
        if (hasShell && !signal.aborted) onError(error);
      },
    });
    function stopRendering(): void {
      stopWaiting();
      abort();
      // React reports nothing when it is stopped before the shell.
      if (!hasShell)
        reject(
          new Error(signal.aborted ? 'the visitor has gone' : `document not rendered within ${timeoutMs} ms`),
        );
    }
    const timer = setTimeout(stopRendering, timeoutMs);
    signal.addEventListener('abort', stopRendering);
    function stopWaiting(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', stopRendering);
    }
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const chunk of chunks) {
    whole.set(chunk, end);
    end += chunk.length;
  }
  return whole;
}
