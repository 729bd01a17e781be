import { LanguageChoice } from '../account/language-choice';
import { PlayerParts } from '../player/player-parts';
import { SignUpParts } from '../registration/sign-up-parts';
import { ResetPasswordParts } from '../reset-password/reset-password-parts';
import { SessionParts } from '../session/session-parts';
import type { SitePartsProps } from './site-parts-props';

/** The islands at the end of every page: dialogs for signing in and up, the player's live channel. */
export function SiteParts({ authorized, signIn, signUp, resetPassword, player }: SitePartsProps) {
  return (
    <>
      <SessionParts {...signIn} />
      <SignUpParts {...signUp} />
      <ResetPasswordParts {...resetPassword} />
      {player && <PlayerParts {...player} />}
      {authorized && <LanguageChoice />}
    </>
  );
}
