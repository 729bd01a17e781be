import type { SiteView } from '../../../ui/site/site-context';
import { isFramePath } from '../../site/play-path';
import type { Site } from '../../site/site';
import type { MessengerIslandProps } from './messenger.island';
import { messengerOf } from './messenger-settings.server';

/** The button of the chat, and its texts for when the chat is unavailable. */
export interface MessengerPartsProps {
  island: MessengerIslandProps;
  /** The page about the chat, for browsers without JavaScript. */
  chatHref: string;
  contactHref: string;
  texts: Record<'label' | 'unread' | 'down' | 'consent' | 'contact' | 'cookies' | 'close', string>;
}

/** Below the locale; links to it in content open the chat. */
export const chatTarget = '/contact-live-chat#chat';

/**
 * The chat of a page; undefined if the site has none, and beside a game, which fills the screen.
 * @param isOff whether content switches the chat off (CONTENT-22)
 */
export function messengerParts(site: Site, view: SiteView, isOff: boolean): MessengerPartsProps | undefined {
  const messenger = isOff || isFramePath(view.path) ? undefined : messengerOf(site);
  if (!messenger) return undefined;
  const { locale, authorized, tag, t } = view;
  const { script, playerField, cookieCategory } = messenger;
  return {
    island: {
      tag,
      cookieCategory,
      chatHref: `/${locale}${chatTarget}`,
      page: { script, playerField, playerHref: authorized ? `/api/player/messenger?locale=${locale}` : null },
    },
    chatHref: `/${locale}${chatTarget}`,
    contactHref: `/${locale}/contact-us`,
    texts: {
      label: t('messenger.label'),
      unread: t('messenger.unread'),
      down: t('messenger.down'),
      consent: t('messenger.consent'),
      contact: t('messenger.contact'),
      cookies: t('consent.open'),
      close: t('app.close'),
    },
  };
}
