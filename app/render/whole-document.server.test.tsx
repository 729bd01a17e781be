import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWholeDocument } from './whole-document.server';

const never = new Promise<never>(() => undefined);

function Late({ after }: { after: Promise<unknown> }): never {
  // React 18 waits for a promise that a component throws.
  throw after;
}

function soon(content: string) {
  let ready = false;
  const promise = Promise.resolve().then(() => (ready = true));
  return function Soon() {
    if (!ready) throw promise;
    return <p>{content}</p>;
  };
}

const page = (main: React.ReactNode) => (
  <html lang="en">
    <body>
      <main>
        <Suspense fallback={<p>Not available</p>}>{main}</Suspense>
      </main>
      <footer>End</footer>
    </body>
  </html>
);

async function rendered(main: React.ReactNode, timeoutMs = 5_000, onError = vi.fn()) {
  const { signal } = new AbortController();
  const body = await renderWholeDocument(page(main), { nonce: 'n', signal, timeoutMs, onError });
  return new TextDecoder().decode(body);
}

test('late and large content is in its place, and no script moves it', async () => {
  // Twice the size above which React would send it apart.
  const long = 'word '.repeat(5_000);
  const Soon = soon(long);
  const html = await rendered(<Soon />);
  expect(html).toContain(`<main><!--$--><p>${long}</p><!--/$--></main><footer>End</footer></body></html>`);
  expect(html).not.toContain('<script');
});

test('a timeout completes the document with the fallback, and reports what was left out', async () => {
  const onError = vi.fn();
  const html = await rendered(<Late after={never} />, 20, onError);
  expect(html).toMatch(/<p>Not available<\/p>.*<footer>End<\/footer><\/body><\/html>$/);
  expect(html.match(/<script(?! nonce="n")/)).toBeNull();
  expect(onError).toHaveBeenCalledOnce();
});

test('a shell that does not render is an error, also after the timeout', async () => {
  const options = { signal: new AbortController().signal, onError: vi.fn() };
  function Broken(): never {
    throw new Error('broken shell');
  }
  await expect(renderWholeDocument(<Broken />, { ...options, timeoutMs: 5_000 })).rejects.toThrow(
    'broken shell',
  );
  await expect(renderWholeDocument(<Late after={never} />, { ...options, timeoutMs: 20 })).rejects.toThrow();
  expect(options.onError).not.toHaveBeenCalled();
});
