import { keepFocusInView } from './focus-in-view';

/** For lists that scroll sideways and have no other script. */
export function mount(element: HTMLElement): void {
  keepFocusInView(element);
}
