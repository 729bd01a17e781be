import { validateGamesDataStakes } from '../../../schemas/generated/validators.js';
import { readJsonFile } from '../../process/read-json-file';
import type { GameKind } from '../api';

export interface Stakes {
  /** Ascending, in minor units. Stakes above the limit are left out, except the lowest. */
  ladder(kind: GameKind, currency: string, maxStake: number | null): readonly number[];
  /** Initial and refilled credit of a demo, in minor units. */
  demoCredit(currency: string): number;
}

/** @throws Error with the file name */
export function readStakes(file: string): Stakes {
  const { ladders, currencies, fallback } = readJsonFile(file, validateGamesDataStakes, 'The file of stakes');
  const ladderOf = (currency: string) => {
    const name = currencies[currency] ?? fallback;
    const ladder = ladders[name];
    if (ladder === undefined) throw new Error(`${file} names the ladder ${name}, which it lacks.`);
    return ladder;
  };
  return {
    ladder(kind, currency, maxStake) {
      const { slot, chips, blackjack } = ladderOf(currency);
      const all = kind === 'slot' ? slot : kind === 'blackjack' ? blackjack : chips;
      return all.filter((stake, index) => index === 0 || maxStake === null || stake <= maxStake);
    },
    demoCredit: (currency) => ladderOf(currency).demoCredit,
  };
}
