import { withPageChannel } from '../channel/with-page-channel';
import type { CookieCategory } from '../consent/cookie-options';
import { consentChanged, hasConsent } from '../consent/has-consent';
import { awaitConsent, loadCrm } from './crm-api';

export interface CrmIslandProps {
  /** Address of the script, with the key of the site. */
  src: string;
  cookieCategory: CookieCategory;
}

/** Loads the CRM provider's script once the page's player is loaded and has consented to its cookies (INBOX-01). */
export function mount(element: HTMLElement, { src, cookieCategory }: CrmIslandProps): void {
  withPageChannel((channel) => {
    const load = () => {
      const session = channel.view.player?.crmKey;
      if (session === undefined || element.firstChild) return;
      if (hasConsent(cookieCategory)) loadCrm(src, session, element);
      else awaitConsent();
    };
    window.addEventListener(consentChanged, load);
    channel.subscribe(load);
  });
}
