import type { PlatformGameLimitations } from '../../../schemas/generated/types';
import { verticalOf } from '../ledger/accounts';
import type { LedgerGame } from '../ledger/games';
import { textIn } from '../reference-data/languages';
import { weightOf } from './given-terms';
import type { RewardReader, StoredBonus } from './shown-reward';

/** Response for a visitor, and for a player without a bonus that concerns the game (BONUS-11). */
export const NO_LIMITATIONS: PlatformGameLimitations = { level: 0 };

/**
 * Limitations of the active bonus in the game's vertical (BONUS-10): 1 for a game that excludes bonus money, 2
 * while stakes in it count towards the wagering.
 */
export function gameLimitation(
  bonuses: readonly StoredBonus[],
  { gameId, category, kind }: Pick<LedgerGame, 'category' | 'kind'> & { gameId: string },
  { language, standIns }: Pick<RewardReader, 'language' | 'standIns'>,
): PlatformGameLimitations {
  const active = bonuses.find(
    ({ campaign, endedAt }) => endedAt === null && campaign.vertical === verticalOf(category),
  );
  if (active === undefined) return NO_LIMITATIONS;
  const { currency, wageringAmount, wagered, terms } = active;
  const weight = weightOf(terms, gameId, kind);
  const left = Math.max(0, wageringAmount - wagered);
  if (weight > 0 && left === 0) return NO_LIMITATIONS;
  const name = textIn(active.campaign.names, language, standIns);
  return { level: weight === 0 ? 1 : 2, bonus: { name, currency, left, weight } };
}
