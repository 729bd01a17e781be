import { validateSportsbookDataLimits } from '../../../schemas/generated/validators.js';
import { readJsonFile } from '../../process/read-json-file';

/** What bets of a currency may cost and pay, in minor units. */
export interface BetLimits {
  /** Of a combination. */
  minimum: number;
  /** Of a whole bet. */
  maximum: number;
  payout: number;
  /** Stakes to choose from. */
  steps: readonly number[];
}

export interface Limits {
  marginPerMille: number;
  cashOutPerMille: number;
  /** Most in a bet. */
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
