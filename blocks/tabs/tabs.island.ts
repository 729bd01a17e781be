import { mountTabs } from '../../ui/layout/tabs';

/** Makes tabs of the links to the panels. */
export function mount(element: HTMLElement): void {
  const list = element.querySelector<HTMLElement>('[data-tabs]');
  if (list) mountTabs(list, list.dataset.tabs ?? '');
}
