/** Loads the page again when the button in the element is pressed (SHELL-06). */
export function mount(element: HTMLElement): void {
  element.querySelector('button')?.addEventListener('click', () => location.reload());
}
