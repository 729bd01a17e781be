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
  initial: 'app.menu',
  myAccount: 'account.title',
  reward: 'play.view.reward',
  settings: 'account.pages.preferences',
  responsibleGambling: 'account.pages.gamblingLimits',
  banking: 'account.groups.banking',
  bonusCode: 'play.view.bonusCode',
};
