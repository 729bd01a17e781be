import type { EntryContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { renderWholeDocument, stateScripts } from './whole-document.server';

const streamOf = (text: string) => new Response(text).body as ReadableStream<Uint8Array>;

function contextOf(state: string, didRenderScripts = true): EntryContext {
  const context: Pick<EntryContext, 'serverHandoffStream' | 'renderMeta'> = {
    serverHandoffStream: streamOf(state),
    renderMeta: { didRenderScripts },
  };
  return context as EntryContext;
}

test('a document is whole, however large, and no script moves its content', () => {
  const long = 'word '.repeat(5_000);
  const html = renderWholeDocument(
    <html lang="en">
      <body>
        <p>{long}</p>
      </body>
    </html>,
  );
  expect(html).toBe(`<!DOCTYPE html><html lang="en"><body><p>${long}</p></body></html>`);
});

test('a component that throws, or would wait, is an error', () => {
  function Broken(): never {
    throw new Error('broken shell');
  }
  function Late(): never {
    // A component that throws a promise suspends.
    throw Promise.resolve();
  }
  expect(() => renderWholeDocument(<Broken />)).toThrow('broken shell');
  expect(() => renderWholeDocument(<Late />)).toThrow();
});

test('loader data cannot end its script element', async () => {
  const state = JSON.stringify({ name: '</script><script>alert(1)</script><!-- é  ' });
  const scripts = await stateScripts(contextOf(state), 'n');
  expect(scripts).toMatch(/^<script nonce="n">[^<]*<\/script>$/);
  const enqueued: string[] = [];
  const window = {
    __remixContext: { streamController: { enqueue: (text: string) => enqueued.push(text), close: () => 0 } },
  };
  const code = scripts.slice('<script nonce="n">'.length, -'</script>'.length);
  new Function('window', code)(window);
  expect(enqueued).toEqual([state]);
});

test('a document without scripts of Remix carries no loader data', async () => {
  expect(await stateScripts(contextOf('secret', false), 'n')).toBe('');
});
