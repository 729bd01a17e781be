/**
 * Scrolls a focused element fully into view in a list that scrolls sideways. Browsers do not scroll to partly visible
 * elements, whose text and focus ring would be cut off (WCAG 2.4.7, 2.4.11).
 */
export function keepFocusInView(list: HTMLElement): void {
  list.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const [box, view] = [target.getBoundingClientRect(), list.getBoundingClientRect()];
    if (box.left >= Math.max(0, view.left) && box.right <= Math.min(innerWidth, view.right)) return;
    // The start of the item, where lists that snap come to rest: from elsewhere they would snap back.
    (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'start' });
  });
}
