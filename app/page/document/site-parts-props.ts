import type { SiteView } from '../../../ui/site/site-context';
import { type AdMasterProps, adMasterProps } from '../../player/ad-master/ad-master-props';
import { crmOf } from '../../player/crm/crm-settings.server';
import type { CrmIslandProps } from '../../player/crm/crm.island';
import { type MessengerPartsProps, messengerParts } from '../../player/messenger/messenger-parts-props';
import { type ConsentPartsProps, consentParts } from '../../player/consent/consent-parts-props';
import type { PlayerPartsProps } from '../../player/player-parts';
import { playerParts } from '../../player/player-parts-props';
import type { SignUpPartsProps } from '../../player/registration/sign-up-parts';
import type { PayAndPlayPartsProps } from '../../player/pay-and-play/pay-and-play-parts';
import type { ResetPasswordPartsProps } from '../../player/reset-password/reset-password-parts';
import { type SignInParts, signInParts } from '../../player/sign-in/sign-in-props';
import { hasPayAndPlay, payAndPlayCallback, payAndPlayPath } from '../../site/pay-and-play-offer';
import type { Site } from '../../site/site';

/** Parts of every page besides its blocks, in both kinds of document. */
export interface SitePartsProps {
  authorized: boolean;
  signIn: SignInParts;
  signUp: SignUpPartsProps;
  /** Missing on all pages but the two of the sign-up by a deposit, and where it is not offered. */
  payAndPlay: PayAndPlayPartsProps | undefined;
  resetPassword: ResetPasswordPartsProps;
  player: PlayerPartsProps | undefined;
  consent: ConsentPartsProps;
  /** Only on content pages: account pages do not load the advertising tag. */
  adMaster: AdMasterProps | undefined;
  /** Missing for visitors who are not signed in, and on sites without a CRM provider (INBOX-01). */
  crm: CrmIslandProps | undefined;
  /** Missing on sites without a chat. */
  messenger: MessengerPartsProps | undefined;
}

/**
 * @param search query of the address, which must survive a sign-in
 * @param liveChatOff whether content switches the chat off
 */
export function siteParts(site: Site, view: SiteView, search: string, liveChatOff: boolean): SitePartsProps {
  const { locale, authorized, path, t } = view;
  return {
    authorized,
    signIn: signInParts({ locale, authorized, path: path + search, t }),
    signUp: {
      locale,
      authorized,
      open: site.rules.marketStatus === 'open',
      path,
      label: t('registration.title'),
    },
    payAndPlay: payAndPlayParts(site, view),
    resetPassword: { locale, label: t('resetPassword.title') },
    player: playerParts(site, view),
    consent: consentParts(site, view),
    adMaster: adMasterProps(site),
    crm: authorized ? crmProps(site) : undefined,
    messenger: messengerParts(site, view, liveChatOff),
  };
}

function payAndPlayParts(
  site: Site,
  { locale, authorized, path, t }: SiteView,
): PayAndPlayPartsProps | undefined {
  const isThere = path === payAndPlayPath || path === payAndPlayCallback;
  return isThere && !authorized && hasPayAndPlay(site) ? { locale, label: t('payAndPlay.title') } : undefined;
}

function crmProps(site: Site): CrmIslandProps | undefined {
  const crm = crmOf(site);
  return crm && { src: crm.script, cookieCategory: crm.cookieCategory };
}
