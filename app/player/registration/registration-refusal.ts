import type { PlatformError as PlatformErrorReply } from '../../../schemas/generated/types';
import { fieldErrorCode } from '../forms/form-errors';
import { excludedCodes, registrationErrors } from './registration-errors';

/** The parts of a refusal that the mapping reads; status 0 means no response. */
export interface RefusedCall {
  code: string;
  status: number;
  validationErrors: PlatformErrorReply['validationErrors'];
}

/** Maps a refused registration call to another step, or to errors of fields or of the form. */
export type Refusal =
  | { step: 'Duplicated' | 'Unsupported' }
  | { fieldErrors: Record<string, string[]> }
  | { formErrors: string[] };

const fieldByPlatformName: Record<string, string> = {
  mobilePhone: 'phoneBody',
  dateOfBirth: 'birthDay',
  postalCode: 'postCode',
  country: 'country',
  countryCode: 'country',
};

/** The platform works, but a service that it depends on does not. */
const captchaUnavailable = 'error.captcha.unavailable';
const undelivered = 'error.message.undelivered';

/** Refusals of the registration calls (ERR-09…14, REG-22, REG-23), in the order of the requirements. */
export function registrationRefusal({ code, status, validationErrors }: RefusedCall): Refusal {
  if (status === 0) return { formErrors: ['error.country.blocked'] };
  if (code === 'error.registration.player_already_exists') return { step: 'Duplicated' };
  if (code === 'error.country.blocked') return { step: 'Unsupported' };
  if (code === 'error.cpf.duplicate_found') return { fieldErrors: { cpf: [code] } };
  if (code === 'error.registration.token.invalid') return { formErrors: [code] };
  if (code === captchaUnavailable || excludedCodes.includes(code)) return { formErrors: [code] };
  const fields = Object.entries(validationErrors);
  if (fields.length > 0)
    return {
      fieldErrors: Object.fromEntries(
        fields.map(([name, error]) => [
          fieldByPlatformName[name] ?? name,
          [fieldErrorCode(error, registrationErrors)],
        ]),
      ),
    };
  if (status === 403 && /explicit deny/i.test(code)) return { formErrors: ['error.captcha.validation'] };
  if (status === 403 && code === 'error.vonage.phone.invalid')
    return { fieldErrors: { phoneBody: ['error.vonage.validation'] } };
  if (status === 400) return { formErrors: ['error.signup.unhandled'] };
  if (status >= 500) return { formErrors: ['error.system.error'] };
  return { formErrors: [code] };
}

/** Refusals of the calls that send and verify codes (ERR-17…19). */
export function codeRefusal({ code, status }: Pick<RefusedCall, 'code' | 'status'>): {
  code: string;
  /** Whether codes are disabled until the flow is restarted. */
  locked: boolean;
} {
  if (status === 0) return { code: 'network', locked: false };
  if (code === captchaUnavailable || code === undelivered) return { code, locked: false };
  if (status >= 500) return { code: 'error.system.error', locked: false };
  if (status === 403 && /explicit deny/i.test(code))
    return { code: 'error.captcha.validation', locked: false };
  // The client's code for a response without one.
  if (code === 'error.oops.tryAgain') return { code: 'unhandled.error.no.code', locked: false };
  return { code, locked: code === 'sms.max.attempts.reached' };
}
