import { Island } from '../../../../ui/live/island';

/** For signed-in players: stores a language chosen by a link (AUTH-36). */
export function LanguageChoice() {
  return <Island name="language-choice" on="load" />;
}
