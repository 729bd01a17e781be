import type { MessageKey } from '../../schemas/generated/message-keys';
import type { Translate } from '../../ui/site/site-context';

/** Name of a feature of games in the language of the texts. */
export function featureName(id: string, t: Translate): string {
  return t(`gameFeature.${id}` as MessageKey);
}

/** Name of a kind of game in the language of the texts. */
export function kindName(id: string, t: Translate): string {
  return t(`gameKind.${id}` as MessageKey);
}
