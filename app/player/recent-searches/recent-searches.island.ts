import type { RecentSearchesProps } from '../../../ui/control/recent-searches-props';
import { consentChanged, hasConsent } from '../consent/has-consent';
import { addSearch, forgetSearch, forgetSearches, readSearches } from './searches-store';

/**
 * Lists recent searches below an empty search box: those that were submitted or led to a game. They are stored in the
 * browser, require functional consent, and are deleted when it is withdrawn.
 */
export function mount(element: HTMLElement, { forget }: RecentSearchesProps): void {
  const input = element.querySelector<HTMLInputElement>('input[type="search"]');
  const panel = element.querySelector<HTMLElement>('[data-recent]');
  const list = element.querySelector<HTMLElement>('[data-recent-list]');
  const template = element.querySelector<HTMLTemplateElement>('template[data-recent-item]');
  if (!input || !panel || !list || !template) return;

  const allowed = () => hasConsent('performanceFunctional');

  const show = (): void => {
    const searches = allowed() && !input.value ? readSearches() : [];
    list.replaceChildren(...searches.map((search) => itemOf(template, search, forget)));
    panel.hidden = searches.length === 0;
  };
  const hide = () => void (panel.hidden = true);
  const keep = () => void (allowed() && addSearch(input.value));

  input.addEventListener('focus', show);
  input.addEventListener('click', show);
  input.addEventListener('input', show);
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) hide();
  });
  input.form?.addEventListener('submit', () => {
    keep();
    hide();
  });
  element.closest('[data-island="game-browser"]')?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-list] a[href]')) keep();
  });
  window.addEventListener(consentChanged, () => {
    if (allowed()) return;
    forgetSearches();
    hide();
  });

  panel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (button.matches('[data-again]')) {
      input.value = button.textContent ?? '';
      input.focus();
      hide();
      input.form?.requestSubmit();
      return;
    }
    if (button.matches('[data-forget-all]')) forgetSearches();
    else forgetSearch(button.dataset['search'] ?? '');
    // The focused button is about to be removed.
    input.focus();
    show();
  });

  const onKey = (event: KeyboardEvent): void => {
    const next = panel.hidden ? undefined : keyTarget(event.key, list, input);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (event.key === 'Escape') hide();
  };
  // Captures keys before the search box while the list is open.
  element.addEventListener('keydown', onKey, { capture: true });

  // The first focus of the box has loaded this code.
  if (document.activeElement === input) show();
}

/** The element that a key moves to while the list is open. */
function keyTarget(key: string, list: HTMLElement, input: HTMLElement): HTMLElement | undefined {
  const buttons = [...list.querySelectorAll<HTMLElement>('[data-again]')];
  const at = buttons.findIndex((button) => button.closest('li')?.contains(document.activeElement));
  if (key === 'Escape') return input;
  if (key === 'ArrowDown') return buttons[Math.min(at + 1, buttons.length - 1)];
  if (key === 'ArrowUp' && at >= 0) return buttons[at - 1] ?? input;
  return undefined;
}

function itemOf(template: HTMLTemplateElement, search: string, forget: string): DocumentFragment {
  const item = document.importNode(template.content, true);
  const again = item.querySelector('[data-again]');
  const button = item.querySelector<HTMLElement>('[data-forget]');
  if (again) again.textContent = search;
  if (button) {
    button.dataset['search'] = search;
    button.setAttribute(
      'aria-label',
      forget.replace('{{name}}', () => search),
    );
  }
  return item;
}
