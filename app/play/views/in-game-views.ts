import type { MessageKey } from '../../../schemas/generated/message-keys';

/** Views over a game (GAME-33). */
export const inGameViews = [
  'initial',
  'myAccount',
  'reward',
  'settings',
  'responsibleGambling',
  'banking',
  'bonusCode',
] as const;

export type InGameView = (typeof inGameViews)[number];

export const viewTitles: Record<InGameView, MessageKey> = {
  initial: 'play.view.initial',
  myAccount: 'play.view.myAccount',
  reward: 'play.view.reward',
  settings: 'play.view.settings',
  responsibleGambling: 'play.view.responsibleGambling',
  banking: 'play.view.banking',
  bonusCode: 'play.view.bonusCode',
};
