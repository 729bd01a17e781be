import { redirectDocument } from '@remix-run/node';
import { validatePlatformEmpty } from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import type { PlayerRequest } from '../../platform/player-call.server';
import { cookieHeaders, endRestrictedSession } from '../../platform/session/session.server';
import { restrictedMark } from '../../platform/session/restricted-mark';
import { log } from '../../server/log.server';
import { checkForm } from '../forms/check-form';
import type { FormDefinition } from '../forms/form-definition';
import { type FormOutcome, formResult } from '../forms/read-form.server';
import type { ProtectionForm } from '../protection/protection-action.server';
import { exclusionForm, indefiniteExclusionForm, timeOutForm } from './break-forms';
import type { Begun } from './begun';

/** The platform call of a form, and the break its confirmation page shows. */
interface Break {
  call: Omit<PlayerRequest<object>, 'validate'>;
  begun: Begun;
}

/**
 * A form that closes the account for play. Once the platform has confirmed it, all sessions of the player end and the
 * confirmation page is shown; until then nothing has changed, and the player remains signed in (LIMIT-18).
 * @param offered undefined for a length that the market does not offer
 */
function breakForm<Value>(
  intent: string,
  definition: FormDefinition<Value>,
  offered: (value: Value, site: Parameters<ProtectionForm>[0]['player']['site']) => Break | undefined,
): ProtectionForm {
  return async ({ request, player: { site, call }, fields }) => {
    const submission = checkForm(definition, fields);
    const refused = (code?: string): FormOutcome => ({
      answer: { intent, result: formResult(definition, submission, code ? { formErrors: [code] } : {}) },
    });
    if (submission.status !== 'success') return refused();
    const wanted = offered(submission.value, site);
    if (!wanted) return refused('choice');
    try {
      await call({ ...wanted.call, validate: validatePlatformEmpty });
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      log.error({ event: `${intent}.failed`, brand: site.brand.id, reason: error.message }, 'no break began');
      return refused('error.oops.tryAgain');
    }
    log.info({ event: `${intent}.begun`, brand: site.brand.id }, 'a player began a break');
    throw redirectDocument(`/${site.locale}/break?${new URLSearchParams(wanted.begun).toString()}`, {
      headers: cookieHeaders(await endRestrictedSession(request, site, restrictedMark)),
    });
  };
}

const exclusionCall = (body: object) =>
  ({ method: 'PATCH', path: '/platform/v1/player/exclusion', body }) as const;

const inAllBrands = (allBrands: boolean | undefined) => (allBrands ? ({ brands: 'all' } as const) : {});

/** The forms of time-out and self-exclusion by their intent. */
export const breakForms: Record<string, ProtectionForm> = {
  // API-120, LIMIT-19
  'time-out': breakForm('time-out', timeOutForm, ({ days }, { rules }) =>
    rules.breakDays.includes(days)
      ? {
          call: { method: 'POST', path: '/platform/v1/player/timeout', body: { timeout: days } },
          begun: { days: String(days) },
        }
      : undefined,
  ),
  // API-119, LIMIT-16
  exclusion: breakForm('exclusion', exclusionForm, ({ months, allBrands }, { rules }) =>
    rules.exclusionMonths.includes(months)
      ? {
          call: exclusionCall({
            exclusionInMonths: months,
            exclusionDelayInHours: 0,
            ...(allBrands ? { allBrands } : {}),
          }),
          begun: { months: String(months), ...inAllBrands(allBrands) },
        }
      : undefined,
  ),
  // LIMIT-17
  'indefinite-exclusion': breakForm(
    'indefinite-exclusion',
    indefiniteExclusionForm,
    ({ allBrands }, { brand }) => ({
      call: exclusionCall({
        accountDisableIndefinitely: true,
        exclusionInMonths: brand.exclusion.indefiniteMonths,
        ...(allBrands ? { allBrands } : {}),
      }),
      begun: { months: 'indefinite', ...inAllBrands(allBrands) },
    }),
  ),
};
