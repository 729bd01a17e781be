import type { ConsentProps } from './consent-parts-props';
import { type ConsentStorage, isDecided, storeConsent, storedOptions } from './consent-store';
import { type CookieOptions, allCookies, cookieCategories, onlyEssentials } from './cookie-options';
import { consentChanged } from './has-consent';
import { browserStorage } from './browser-storage';
import { forgetAgreement, markUnsent, readPlatformConsent, sendPlatformConsent } from './platform-consent';

/** Opens the settings on any page, like `#login` the sign-in dialog. */
const settingsFragment = '#cookie-settings';

/** Asks for consent if the visitor has not decided, stores the decision, and sends it to the platform for a signed-in player. */
export function mount(element: HTMLElement, props: ConsentProps): void {
  const notice = element.querySelector<HTMLElement>('[data-consent-notice]');
  const settings = element.querySelector<HTMLDialogElement>('[data-consent-settings]');
  if (!notice || !settings) return;
  const storage = browserStorage();

  const show = () => {
    notice.hidden = false;
    const size = `${notice.offsetHeight}px`;
    for (const { style } of [document.documentElement, document.body])
      style.setProperty('--consent-notice-size', size);
  };
  const decide = (options: CookieOptions) => {
    notice.hidden = true;
    keep(storage, { id: crypto.randomUUID(), options, version: props.version });
    if (props.authorized) void sendPlatformConsent(storage, props, options);
    else markUnsent(storage);
  };
  const choose = () => {
    const options = storedOptions(storage, props.offered);
    for (const category of cookieCategories) boxOf(settings, category).checked = options[category];
    settings.showModal();
  };

  const take = (answer: string | null | undefined) => {
    if (answer === 'all') decide(allCookies);
    if (answer === 'essentials') decide(onlyEssentials);
    if (answer === 'choose') choose();
  };

  take(notice.dataset['answer']);
  notice.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element ? target.closest('[data-consent]') : null;
    take(answer?.getAttribute('data-consent'));
  });
  settings.addEventListener('close', () => {
    if (settings.returnValue === 'all') decide(allCookies);
    if (settings.returnValue === 'essentials') decide(onlyEssentials);
    if (settings.returnValue === 'save') decide(tickedIn(settings));
    settings.returnValue = '';
    // Removes the fragment, so that the same link opens them again.
    if (location.hash === settingsFragment)
      history.replaceState(history.state, '', location.pathname + location.search);
  });
  // A click on the backdrop closes the dialog without a decision.
  settings.addEventListener('pointerdown', ({ target }) => {
    if (target === settings) settings.close();
  });
  const react = () => {
    if (location.hash === settingsFragment && !settings.open) choose();
  };
  window.addEventListener('hashchange', react);
  react();

  // The visitor may have decided on another page while this one was prerendered or in the back/forward cache.
  window.addEventListener('pageshow', () => {
    if (isDecided(storage, props.version)) notice.hidden = true;
  });
  void isDecidedByPlatform(storage, props).then((decided) => {
    if (decided) notice.hidden = true;
    else show();
  });
}

/** Whether a decision exists: in the browser or, for a signed-in player, on the platform (COOKIE-03, COOKIE-07, COOKIE-08). */
async function isDecidedByPlatform(storage: ConsentStorage, props: ConsentProps): Promise<boolean> {
  if (props.authorized) {
    const stored = await readPlatformConsent(storage, props);
    if (stored) keep(storage, stored);
  } else forgetAgreement();
  return isDecided(storage, props.version);
}

function keep(storage: ConsentStorage, consent: Parameters<typeof storeConsent>[1]): void {
  storeConsent(storage, consent);
  window.dispatchEvent(new Event(consentChanged));
}

const boxOf = (settings: HTMLElement, category: string): HTMLInputElement => {
  const box = settings.querySelector(`[name="${category}"]`);
  if (!(box instanceof HTMLInputElement)) throw new Error(`no box for ${category}`);
  return box;
};

function tickedIn(settings: HTMLElement): CookieOptions {
  const ticked = (category: string) => boxOf(settings, category).checked;
  return {
    essentials: true,
    performanceFunctional: ticked('performanceFunctional'),
    marketing: ticked('marketing'),
  };
}
