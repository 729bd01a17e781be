import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepSentFrame } from '../application/application-frame';

/** Hydrates an application page. */
export async function hydrateDocument(): Promise<void> {
  keepSentFrame();
  await stateDecoded();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

/**
 * Resolves once Remix has decoded the page's state. Until then `RemixBrowser` suspends at the root; a click or key
 * press makes React render the root synchronously, which fails there (error 345). The first call throws the promise of
 * the state, before any hook.
 */
async function stateDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    // The render throws any other error again.
    if (thrown instanceof Promise) await thrown;
  }
}
