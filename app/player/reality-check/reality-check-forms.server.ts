import {
  validatePlatformActivitySettings,
  validatePlatformEmpty,
} from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { unlessRefused } from '../account/account-details.server';
import { checkForm } from '../forms/check-form';
import { formResult, resultOfRefusal } from '../forms/read-form.server';
import type { ProtectionForm } from '../protection/protection-action.server';
import { realityCheckForm, realityCheckPeriods } from './reality-check-form';

const settings = '/platform/v1/player/activity/settings';
const intent = 'reality-check';

/** Settings of the reality check; undefined if the platform does not respond (API-121). */
export async function realityCheckSettings({ call, site: { rules } }: Player) {
  const found = await unlessRefused(call({ path: settings, validate: validatePlatformActivitySettings }));
  if (!found) return undefined;
  const maximum = stricter(found.maximum, rules.realityCheckMinutes);
  return {
    period: maximum === null ? found.period : Math.min(found.period ?? maximum, maximum),
    maximum,
    periods: realityCheckPeriods.filter((period) => maximum === null || period <= maximum),
  };
}

/** The form that stores the interval (API-125). */
export const realityCheckForms: Record<string, ProtectionForm> = {
  [intent]: async ({ player: { call, site }, fields }) => {
    const submission = checkForm(realityCheckForm, fields);
    if (submission.status !== 'success')
      return { answer: { intent, result: formResult(realityCheckForm, submission) } };
    const period = submission.value.period === 'none' ? null : Number(submission.value.period);
    const maximum = site.rules.realityCheckMinutes;
    if (maximum !== null && (period === null || period > maximum)) {
      const fieldErrors = { period: ['error.activity.period.forbidden'] };
      return { answer: { intent, result: formResult(realityCheckForm, submission, { fieldErrors }) } };
    }
    try {
      await call({ method: 'PATCH', path: settings, body: { period }, validate: validatePlatformEmpty });
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const fieldOf = { 'error.activity.period.forbidden': 'period' };
      return { answer: { intent, result: resultOfRefusal(realityCheckForm, submission, error, fieldOf) } };
    }
    return { answer: { intent, result: { status: 'success' } }, next: `?saved=${intent}#${intent}` };
  },
};

/** The shorter of two maximum intervals; null means none. */
function stricter(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
