interface FragmentDialog {
  /** For example `#signup`; links to the dialog's page have its name in `data-dialog`. */
  fragment: string;
  /** The page that replaces the dialog without JavaScript. */
  page: string;
  /** Shows the dialog. @returns a function that closes it without calling `onClosed` */
  open: (onClosed: () => void) => Promise<() => void>;
}

/**
 * Opens a dialog when the address has its fragment (ROUTE-44), and removes the fragment when it is closed. Links to its
 * page open the dialog, too; without JavaScript they lead to the page.
 */
export function heedFragment({ fragment, page, open }: FragmentDialog): void {
  let close: (() => void) | undefined;
  const react = async () => {
    if (location.hash !== fragment) {
      close?.();
      close = undefined;
    } else if (!close) {
      close = () => undefined;
      try {
        close = await open(() => {
          close = undefined;
          dropFragment();
        });
      } catch {
        // If the page cannot be reached either, the browser shows an error.
        location.assign(page + location.search);
      }
    }
  };
  window.addEventListener('hashchange', () => void react());
  document.addEventListener('click', (event) => {
    const link = linkOf(event, fragment);
    if (!link) return;
    event.preventDefault();
    // Parameters of the link, such as a bonus code, are added to the page's address.
    const search = new URLSearchParams(location.search);
    for (const [name, value] of new URL(link.href).searchParams) search.set(name, value);
    const query = search.size > 0 ? `?${search.toString()}` : '';
    history.pushState(null, '', location.pathname + query + fragment);
    void react();
  });
  window.addEventListener('popstate', () => void react());
  void react();
}

/** The link of a plain click; with a modifier key the browser's default action applies. */
function linkOf(event: MouseEvent, fragment: string): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.dataset['dialog'] === fragment.slice(1) ? link : undefined;
}

function dropFragment(): void {
  history.replaceState(null, '', location.pathname + location.search);
}
