import type { PayAndPlayIslandProps } from './pay-and-play-parts';
import type { ReturnedQuery } from './pay-and-play-view';

/** Reads the return parameters; undefined if any is missing. */
export function returnedIn(query: URLSearchParams): ReturnedQuery | undefined {
  const [code, sessionId, state] = [query.get('code'), query.get('sessionId'), query.get('state')];
  return code && sessionId && state ? { code, sessionId, state } : undefined;
}

/** Name of the message with the return query, posted by the site's page inside the bank's frame. */
export const returnedMessage = 'pay-and-play returned';

/**
 * Opens the sign-up by a deposit on its address (ROUTE-11), or resumes it after the return from the bank (PNP-16). Within the bank's frame
 * it passes the return to the host page.
 */
export function mount(_element: HTMLElement, { locale }: PayAndPlayIslandProps): void {
  const { search } = location;
  const returned = returnedIn(new URLSearchParams(search));
  if (window.parent !== window) {
    window.parent.postMessage({ name: returnedMessage, search }, location.origin);
    return;
  }
  const home = () => history.replaceState(null, '', `/${locale}`);
  // Removes the one-time code from the address and the history.
  if (returned) home();
  void open(locale, search, returned, home);
}

async function open(
  locale: string,
  search: string,
  returned: ReturnType<typeof returnedIn>,
  onClosed: () => void,
): Promise<void> {
  try {
    const { openPayAndPlayDialog } = await import('./pay-and-play-dialog');
    await openPayAndPlayDialog(locale, search, returned, onClosed);
  } catch (error) {
    // If it is not offered to the visitor, the home page stays (AMB-81).
    if (error instanceof Error && error.name === 'RouteMovedError') return;
    location.assign(`/${locale}/pay-and-play`);
  }
}
