const focusable = 'a[href], button, input, select, textarea, summary, video, [tabindex]';

/**
 * Turns links to parts of the page into tabs: one part is shown, arrow keys, Home and End move between them
 * (WAI-ARIA tabs with automatic activation).
 */
export function mountTabs(list: HTMLElement, label: string): void {
  const pairs = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((tab) => {
    const panel = document.getElementById(tab.hash.slice(1));
    return panel ? [{ tab, panel }] : [];
  });

  function choose(chosen: HTMLAnchorElement): void {
    for (const { tab, panel } of pairs) {
      const selected = tab === chosen;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      panel.hidden = !selected;
    }
  }

  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', label);
  for (const { tab, panel } of pairs) {
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    // Without anything in it to move to, the panel itself is the next stop after its tab.
    if (!panel.querySelector(focusable)) panel.tabIndex = 0;
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(tab);
    });
  }
  list.addEventListener('keydown', (event) => {
    const at = pairs.findIndex(({ tab }) => tab === document.activeElement);
    const onward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, number> = {
      ArrowRight: at + onward,
      ArrowLeft: at - onward,
      Home: 0,
      End: pairs.length - 1,
    };
    const to = moves[event.key];
    if (at < 0 || to === undefined) return;
    const next = pairs[(to + pairs.length) % pairs.length]?.tab;
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });

  // An address may name a panel, or something in one.
  const target = document.getElementById(location.hash.slice(1));
  const named = pairs.find(({ panel }) => panel.contains(target)) ?? pairs[0];
  if (named) choose(named.tab);
}
