import type { CDPSession, Page } from 'playwright';

interface Paused {
  requestId: string;
  responseStatusCode?: number;
}

/**
 * Restricts a page to its own site and services, and makes it wait for its fonts. Uses the DevTools protocol, because
 * Playwright's routes would disable the browser's cache.
 */
export async function closeNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => {
    // A page that has moved on to the next cell accepts no response any longer.
    void answer(session, paused as Paused).catch(() => undefined);
  });
  // Plain http resolves to this machine for every name (browser.ts).
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: 'https://*' }, { urlPattern: '*/themes/*', requestStage: 'Response' }],
  });
}

async function answer(session: CDPSession, { requestId, responseStatusCode }: Paused) {
  if (responseStatusCode !== undefined) return answerTheme(session, requestId, responseStatusCode);
  await session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
}

/** Theme fonts use `font-display: optional`, so a late one would not be shown; a picture waits for its fonts. */
async function answerTheme(session: CDPSession, requestId: string, status: number) {
  if (status !== 200) return session.send('Fetch.continueRequest', { requestId });
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  const text = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString();
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: [
      { name: 'content-type', value: 'text/css; charset=utf-8' },
      { name: 'cache-control', value: 'max-age=3600' },
    ],
    body: Buffer.from(text.replaceAll('font-display:optional', 'font-display:block')).toString('base64'),
  });
}
