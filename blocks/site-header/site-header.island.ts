interface SiteHeaderProps {
  /** Label of the button that closes the menu. */
  close: string;
}

/** Makes the language menu close like a menu, and the tab bar's menu a modal drawer. */
export function mount(element: HTMLElement, props: SiteHeaderProps): void {
  for (const details of element.querySelectorAll<HTMLDetailsElement>('details[data-menu]'))
    enhanceMenu(details);
  const drawer = element.querySelector<HTMLDetailsElement>('details[data-drawer]');
  if (drawer) enhanceDrawer(drawer, props.close);
}

/** Escape, a click elsewhere and focus going elsewhere close the menu; the arrow keys walk through its links and buttons. */
function enhanceMenu(details: HTMLDetailsElement): void {
  const summary = details.querySelector('summary');
  if (!summary) return;
  details.addEventListener('keydown', (event) => {
    if (!details.open) return;
    if (event.key === 'Escape') {
      details.open = false;
      summary.focus();
      event.stopPropagation();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [summary, ...details.querySelectorAll<HTMLElement>('a, button')].filter(
      (stop) => !stop.closest('[hidden]'),
    );
    const next = stops.findIndex((stop) => stop === document.activeElement) + step;
    stops[(next + stops.length) % stops.length]?.focus();
    event.preventDefault();
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  });
}

/** Moves the content of the disclosure into a modal dialog and puts a button in the disclosure's place. */
function enhanceDrawer(details: HTMLDetailsElement, closeLabel: string): void {
  const summary = details.querySelector('summary');
  const panel = summary?.nextElementSibling;
  const place = details.closest('nav');
  if (!summary || !panel || !place) return;
  const wasOpen = details.open;
  const hadFocus = document.activeElement === summary;

  const button = document.createElement('button');
  button.type = 'button';
  button.className = summary.className;
  button.setAttribute('aria-haspopup', 'dialog');
  button.append(...summary.childNodes);

  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', button.textContent ?? '');
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', closeLabel);
  close.dataset['close'] = '';
  dialog.append(close, panel);

  details.replaceWith(button);
  place.after(dialog);
  if (hadFocus) button.focus();

  button.addEventListener('click', () => dialog.showModal());
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // The backdrop is the dialog itself; a link may lead to a fragment of this very page.
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  // Turned or widened to a screen with the full navigation, nothing could close the drawer's hidden twin.
  matchMedia('(min-width: 960px)').addEventListener('change', ({ matches }) => matches && dialog.close());
  if (wasOpen) dialog.showModal();
}
