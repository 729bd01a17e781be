import { validateSportsbookDataLimits } from '../../../schemas/generated/validators.js';
import { readJsonFile } from '../../process/read-json-file';

/** Stake and payout limits of a currency, in minor units. */
export interface BetLimits {
  /** Lowest stake of a combination. */
  minimum: number;
  /** Highest stake of a whole bet. */
  maximum: number;
  payout: number;
  /** Preset stakes. */
  steps: readonly number[];
}

export interface Limits {
  marginPerMille: number;
  cashOutPerMille: number;
  /** Highest number of selections in a bet. */
  selections: number;
  combinations: number;
  of(currency: string): BetLimits;
}

/** @throws Error that names the file */
export function readLimits(file: string): Limits {
  const { base, factors, ...rest } = readJsonFile(
    file,
    validateSportsbookDataLimits,
    'The limits of the sportsbook',
  );
  return {
    ...rest,
    of(currency) {
      const factor = factors[currency] ?? 1;
      return {
        minimum: base.minimum * factor,
        maximum: base.maximum * factor,
        payout: base.payout * factor,
        steps: base.steps.map((step) => step * factor),
      };
    },
  };
}
