/**
 * Brings what the keyboard has reached wholly into a list that scrolls sideways. Browsers leave alone what can partly be
 * seen, so that its text and focus ring end at the edge (WCAG 2.4.7, 2.4.11).
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
