import type { Facts } from '../facts';
import { FinalRefusal } from './refusal';

/** Refuses a stake or deposit of a player without a recent clearance by the exclusion registers. */
export function assertRegistersClear({ registers }: Pick<Facts, 'registers'>): void {
  if (registers === 'clear') return;
  if (registers === 'identifier-missing')
    throw new FinalRefusal(
      403,
      'error.register.no.identifier',
      'The national register of excluded persons cannot be asked without an identifier of the player.',
    );
  throw new FinalRefusal(
    403,
    'error.register.unavailable',
    'The national register of excluded persons gives no answer at present: nobody plays or deposits until it does.',
  );
}
