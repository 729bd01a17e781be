import type { FocalPoint } from '../../../../schemas/generated/types';
import { validateSaveReply } from '../../../../schemas/generated/validators.js';
import { focusFieldOf } from '../../../../schemas/focal-point';
import { fieldChange } from '../../../model/fields';
import { call } from '../../api/call';
import type { FocusPlace } from './focus-places';
import { resultOf } from './save-replacements';

/** Places per call. */
const placesPerCall = 20;

/** Saves a focal point in several places, in batches. Never throws. @returns the number of failures */
export async function saveFocus(
  places: readonly FocusPlace[],
  point: FocalPoint | undefined,
): Promise<number> {
  let missed = 0;
  for (let start = 0; start < places.length; start += placesPerCall) {
    const part = places.slice(start, start + placesPerCall);
    const changes = part.map(({ entryId, field, locale, stored }) =>
      fieldChange({ entryId, field: focusFieldOf(field), locale, before: stored, after: point }),
    );
    const reply = await call('/api/save', validateSaveReply, { method: 'POST', body: { changes } }).catch(
      () => undefined,
    );
    missed += part.filter(({ entryId }) => !reply || resultOf(entryId, reply) !== 'saved').length;
  }
  return missed;
}
