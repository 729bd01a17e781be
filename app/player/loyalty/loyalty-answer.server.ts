import type { LoyaltyAnswer } from '../../../schemas/generated/types';
import type { Player } from '../../platform/player.server';
import { readLoyalty } from './read-loyalty.server';

/** The player's level and progress. Throws as `Player.call` does. */
export async function loyaltyAnswer(player: Player): Promise<LoyaltyAnswer> {
  const { level, levels, next, periodPoints } = await readLoyalty(player);
  const nameOf = (number: number): string => levels[number]?.name ?? '';
  return {
    number: level.number,
    level: nameOf(level.number),
    points: periodPoints,
    next: next && { level: nameOf(next.number), missing: next.missing },
  };
}
