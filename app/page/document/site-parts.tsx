import { Island } from '../../../ui/live/island';
import { LanguageChoice } from '../../player/account/cards/language-choice';
import { MessengerParts } from '../../player/messenger/messenger-parts';
import { PayAndPlayParts } from '../../player/pay-and-play/pay-and-play-parts';
import { PlayerParts } from '../../player/player-parts';
import { SignUpParts } from '../../player/registration/sign-up-parts';
import { ResetPasswordParts } from '../../player/reset-password/reset-password-parts';
import { SessionParts } from '../../player/session/session-parts';
import type { SitePartsProps } from './site-parts-props';

/** The islands at the end of every page: sign-in and sign-up dialogs, the player's websocket channel. */
export function SiteParts({
  authorized,
  signIn,
  signUp,
  payAndPlay,
  resetPassword,
  player,
  crm,
  messenger,
}: SitePartsProps) {
  return (
    <>
      <SessionParts {...signIn} />
      <SignUpParts {...signUp} />
      {payAndPlay && <PayAndPlayParts {...payAndPlay} />}
      <ResetPasswordParts {...resetPassword} />
      {player && <PlayerParts {...player} />}
      {authorized && <LanguageChoice />}
      {crm && <Island name="crm" on="idle" props={crm} />}
      {messenger && <MessengerParts {...messenger} />}
    </>
  );
}
