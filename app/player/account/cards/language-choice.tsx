import { Island } from '../../../../ui/live/island';

/** On pages of a signed-in player: a language chosen by a link is stored (AUTH-36). */
export function LanguageChoice() {
  return <Island name="language-choice" on="load" />;
}
