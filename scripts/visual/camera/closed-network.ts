import type { CDPSession, Page } from 'playwright';

interface Paused {
  requestId: string;
  responseStatusCode?: number;
}

/**
 * Lets a page reach its own site and services only, and makes it wait for its fonts.
 *
 * Through the protocol and not by Playwright's routes: those would switch the browser's cache off.
 */
export async function closeNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => {
    // A page that has gone on to the next cell takes no answer any more.
    void answer(session, paused as Paused).catch(() => undefined);
  });
  // Plain http leads to this machine whatever the name (browser.ts).
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: 'https://*' }, { urlPattern: '*/themes/*', requestStage: 'Response' }],
  });
}

async function answer(session: CDPSession, { requestId, responseStatusCode }: Paused) {
  if (responseStatusCode !== undefined) return answerTheme(session, requestId, responseStatusCode);
  await session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
}

/**
 * The fonts of a theme are optional: a visitor whose font comes late sees another one. A picture waits for its fonts.
 */
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
