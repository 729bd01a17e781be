import type { PayAndPlayIslandProps } from './pay-and-play-parts';
import type { ReturnedQuery } from './pay-and-play-view';

/** Reads a return address; undefined for an address that is none. */
export function returnedIn(query: URLSearchParams): ReturnedQuery | undefined {
  const [code, sessionId, state] = [query.get('code'), query.get('sessionId'), query.get('state')];
  return code && sessionId && state ? { code, sessionId, state } : undefined;
}

/** Posted by the page in a frame to which the bank has led back, with the query of its address. */
export const returnedMessage = 'pay-and-play returned';

/**
 * Opens the sign-up by a deposit on its address (ROUTE-11), and goes on where the bank has led back (PNP-16). Within the bank's frame the
 * page around it goes on.
 */
export function mount(_element: HTMLElement, { locale }: PayAndPlayIslandProps): void {
  const { search } = location;
  const returned = returnedIn(new URLSearchParams(search));
  if (window.parent !== window) {
    window.parent.postMessage({ name: returnedMessage, search }, location.origin);
    return;
  }
  const home = () => history.replaceState(null, '', `/${locale}`);
  // Neither a reload nor the history shows the code again.
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
    // Where the visitor is not offered it, the home page is all there is (AMB-81).
    if (error instanceof Error && error.name === 'RouteMovedError') return;
    location.assign(`/${locale}/pay-and-play`);
  }
}
