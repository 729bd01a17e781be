import { sendForm } from '../../forms/send-form';
import { accountPaths } from '../account-navigation';

/**
 * Stores the language on the platform when a signed-in player follows one of the language links (AUTH-36). The link
 * itself works without JavaScript and does not wait for it.
 */
export function mount(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    const locale = link?.pathname.split('/')[1];
    const language = locale?.slice(0, locale.lastIndexOf('-'));
    if (!language) return;
    const address = `/${locale}${accountPaths.preferences}`;
    void sendForm(address, { intent: 'language', language }, { keepalive: true });
  });
}
