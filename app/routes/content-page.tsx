import { LanguageChoice } from '../account/language-choice';
import { ConsentParts } from '../consent/consent-parts';
import { PlayerParts } from '../player/player-parts';
import { SignUpParts } from '../registration/sign-up-parts';
import { ResetPasswordParts } from '../reset-password/reset-password-parts';
import { SessionParts } from '../session/session-parts';
import type { ContentDocument } from './content-document.server';

/** The body of a content page: HTML the server rendered block by block, and the islands every page has. */
export function ContentPage({
  document,
}: {
  document: Pick<
    ContentDocument,
    'regions' | 'shell' | 'liveValues' | 'signIn' | 'signUp' | 'resetPassword' | 'player' | 'consent'
  >;
}) {
  const { regions, shell, liveValues, signIn, signUp, resetPassword, player, consent } = document;
  return (
    <>
      <a className="skip-link" href="#content">
        {shell.skipText}
      </a>
      <ConsentParts {...consent} />
      {regions.header && <div className="contents" dangerouslySetInnerHTML={{ __html: regions.header }} />}
      <main id="content" tabIndex={-1} dangerouslySetInnerHTML={{ __html: regions.main }} />
      {regions.footer && <div className="contents" dangerouslySetInnerHTML={{ __html: regions.footer }} />}
      <div className="contents" dangerouslySetInnerHTML={{ __html: liveValues }} />
      <SessionParts {...signIn} />
      <SignUpParts {...signUp} />
      <ResetPasswordParts {...resetPassword} />
      <PlayerParts {...player} />
      {consent.island.authorized && <LanguageChoice />}
    </>
  );
}
