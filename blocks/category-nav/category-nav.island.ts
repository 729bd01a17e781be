import { keepFocusInView } from '../../ui/focus-in-view';

/** Walked by keyboard, the strip follows the focus. */
export function mount(element: HTMLElement): void {
  keepFocusInView(element);
}
