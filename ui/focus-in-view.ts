/**
 * Brings what the keyboard has reached wholly into a list that scrolls sideways: browsers leave alone what can partly be
 * seen already, and its focus ring with it (WCAG 2.4.11).
 */
export function keepFocusInView(list: HTMLElement): void {
  list.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
