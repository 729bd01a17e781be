interface FragmentDialog {
  /** Such as `#signup`; links to the dialog's page carry its name as `data-dialog`. */
  fragment: string;
  /** The page that does without scripts what the dialog does. */
  page: string;
  /** Shows the dialog. @returns closes it without a word */
  open: (onClosed: () => void) => Promise<() => void>;
}

/**
 * Opens a dialog when the address carries its fragment (ROUTE-44), and takes the fragment away when it is closed. Links to its page
 * open it too: without scripts they lead to the page.
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
        // The page says by itself when it cannot be reached either.
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

/** A plain press on a link to the dialog; with a key held down the browser does what the visitor asks of it. */
function linkOf(event: MouseEvent, fragment: string): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.dataset['dialog'] === fragment.slice(1) ? link : undefined;
}

function dropFragment(): void {
  history.replaceState(null, '', location.pathname + location.search);
}
