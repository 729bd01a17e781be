import type { BonusAnswer } from '../../../schemas/generated/types';
import { validatePlatformRewards } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { displayOf } from '../balance/currency-display';

/** The bonuses of the player with their wagering progress (API-069). Throws as `Player.call` does. */
export async function bonusAnswer({ site, call }: Player): Promise<BonusAnswer> {
  const { rewards } = await call({
    path: '/platform/v1/player/rewards',
    query: { rewardsType: 'ACTIVE', version: 'v2', language: site.speech.code },
    validate: validatePlatformRewards,
  });
  return {
    bonuses: rewards.flatMap(
      ({ name, vertical, currency, amount, wageringAmount, wageringProgress = 0, expiresAt, endedAt }) =>
        expiresAt === undefined || endedAt !== null
          ? []
          : [
              {
                ...{ name, vertical, currency, amount, wageringAmount, wageringProgress, expiresAt },
                display: displayOf(site, currency),
              },
            ],
    ),
  };
}
