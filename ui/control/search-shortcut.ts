/** Apple's keyboards have a key of their own for shortcuts. */
const isApple = /^(Mac|iP)/.test(navigator.platform);

/**
 * Ctrl K, or ⌘K, focuses the search of a page from anywhere but a dialog. A single character would be triggered by
 * accident by speech input (WCAG 2.1.4). A `kbd` beside the search shows the keys of most keyboards, and is corrected
 * on others.
 */
export function addSearchShortcut(search: HTMLInputElement): void {
  const sign = search.closest('label')?.parentElement?.querySelector('kbd');
  if (sign && isApple) sign.textContent = '⌘K';
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    if (key.toLowerCase() !== 'k' || !(isApple ? metaKey : ctrlKey)) return;
    if (defaultPrevented || altKey || shiftKey || document.querySelector('dialog[open], [aria-modal="true"]'))
      return;
    event.preventDefault();
    search.focus();
    search.select();
  });
}
