import { redirectDocument } from '@remix-run/node';
import type { PlatformMarketingPreferences } from '../../../schemas/generated/types';
import {
  validatePlatformEmpty,
  validatePlatformPhoneVerification,
} from '../../../schemas/generated/validators.js';
import { checkForm } from '../forms/check-form';
import type { FormDefinition } from '../forms/form-definition';
import { formResult, readFields, resultOfRefusal } from '../forms/read-form.server';
import { log } from '../../server/log.server';
import { PlatformError } from '../../platform/client.server';
import { type Player, requirePlayer } from '../../platform/player.server';
import { signOutEverywhere } from '../session/sign-out.server';
import { configuration } from '../../site/configuration/configuration.server';
import type { Site } from '../../site/site';
import { type AccountAnswer, type AccountCardName, readCardName } from './account-answer';
import { countryWithoutProvinces, phoneErrorCode, raisesErrorToast } from './account-errors';
import {
  addressForm,
  languageForm,
  marketingForm,
  passwordForm,
  phoneCodeForm,
  phoneForm,
  provinceForm,
  salaryRangeForm,
  sessionForm,
} from './account-forms';
import { accountPaths } from './account-navigation';
import { languagesOf } from './languages.server';
import { placeName } from './place.server';

/** A form of the account pages that is being handled. */
interface Turn {
  request: Request;
  player: Player;
  fields: URLSearchParams;
}

type Change = (turn: Turn) => Promise<AccountAnswer>;

/**
 * Saves a form of the account pages; its field `intent` determines which.
 * @throws Response for a visitor who is signed out, 400 for an unknown form, a redirect if the page is outdated, and
 *   as `readFields` does
 */
export async function changeAccount(request: Request): Promise<AccountAnswer> {
  const player = await requirePlayer(request);
  const fields = await readFields(request);
  const card = readCardName(fields.get('intent'));
  if (!card) throw Response.json({ code: 'error.request.invalid' }, { status: 400 });
  return changes[card]({ request, player, fields });
}

/**
 * @param save calls the platform; throws PlatformError when it is refused
 * @param fieldOf the field a code belongs to, if the platform does not name it
 */
function change<Value>(
  intent: AccountCardName,
  definition: FormDefinition<Value>,
  save: (player: Player, value: Value) => Promise<Pick<AccountAnswer, 'smsVerificationId'>>,
  fieldOf: Record<string, string> = {},
  shownCode?: (code: string) => string,
): Change {
  return async ({ player, fields }) => {
    const submission = checkForm(definition, fields);
    if (submission.status !== 'success') return { intent, result: formResult(definition, submission) };
    try {
      return { intent, result: { status: 'success' }, ...(await save(player, submission.value)) };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const result = resultOfRefusal(definition, submission, error, fieldOf, shownCode);
      return { intent, result, raisesToast: raisesErrorToast(error) };
    }
  };
}

/** Sends a change to which the platform responds without a body. */
async function post(
  { call }: Player,
  path: string,
  body: object,
  more: { method?: 'PATCH'; withAccessToken?: true } = {},
): Promise<Record<never, never>> {
  await call({
    method: 'POST',
    path: `/platform/v1/player/${path}`,
    body,
    validate: validatePlatformEmpty,
    ...more,
  });
  return {};
}

const changes: Record<AccountCardName, Change> = {
  // API-102
  address: change('address', addressForm, (player, value) => post(player, 'address', value)),
  // API-103
  province: change('province', provinceForm, async (player, value) => {
    await post(player, 'province', value).catch((error: unknown) => {
      throw namingCountries(error, player.site);
    });
    // Access can depend on the province.
    await player.refresh();
    return {};
  }),
  // API-100
  phone: change(
    'phone',
    phoneForm,
    async ({ call }, { phonePrefix, phoneBody }) => {
      const { smsVerificationId } = await call({
        method: 'POST',
        path: '/platform/v1/player/phone',
        body: { mobilePhone: `${phonePrefix}${phoneBody}` },
        withAccessToken: true,
        validate: validatePlatformPhoneVerification,
      });
      return { smsVerificationId };
    },
    // The platform has one number, the form two fields for it.
    { 'error.request.invalid': 'phoneBody' },
    phoneErrorCode,
  ),
  // API-101
  'phone-code': change(
    'phone-code',
    phoneCodeForm,
    (player, value) => post(player, 'phone/sms_verification', value, { withAccessToken: true }),
    { 'sms.code.invalid': 'code' },
    phoneErrorCode,
  ),
  // API-099
  password: change(
    'password',
    passwordForm,
    (player, value) => post(player, 'password', value, { withAccessToken: true }),
    { 'error.old_password.incorrect': 'oldPassword' },
  ),
  // API-095
  marketing: change('marketing', marketingForm, (player, value) =>
    post(player, 'marketing_preferences', preferencesOf(value), { method: 'PATCH' }),
  ),
  // API-098
  language: change('language', languageForm, async (player, { language }) => {
    const chosen = languagesOf(player.site).find(({ value }) => value === language);
    // Not offered by the site's own form.
    if (!chosen) throw Response.json({ code: 'error.request.invalid' }, { status: 400 });
    await post(player, 'language', { language: chosen.code });
    throw redirectDocument(`/${chosen.locale}${accountPaths.preferences}?saved=language`);
  }),
  // API-104
  'salary-range': change('salary-range', salaryRangeForm, (player, value) =>
    post(player, 'salary-range', value),
  ),
  session: change('session', sessionForm, async ({ call }, { sessionId }) => {
    await call({
      method: 'DELETE',
      path: `/platform/v1/player/sessions/${encodeURIComponent(sessionId)}`,
      validate: validatePlatformEmpty,
    });
    return {};
  }),
  everywhere: endEverywhere,
};

/** Signs out on every device and redirects home (AUTH-29). */
async function endEverywhere({ request, player: { site } }: Turn): Promise<AccountAnswer> {
  try {
    throw redirectDocument(`/${site.locale}`, { headers: await signOutEverywhere(request, site) });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    log.error(
      { event: 'logout.failed', brand: site.brand.id, reason: error.message },
      'sign-out everywhere not possible',
    );
    return { intent: 'everywhere', result: { status: 'error', error: { '': ['error.system.error'] } } };
  }
}

/** The refusal of a province, with the names of the countries that have provinces. */
function namingCountries(error: unknown, { speech: { tag } }: Site): unknown {
  if (!(error instanceof PlatformError)) return error;
  const { provinceCode, ...others } = error.validationErrors;
  if (provinceCode?.code !== countryWithoutProvinces) return error;
  const names = Object.keys(configuration().countries.provinces).map((country) => placeName(country, tag));
  const code = `${countryWithoutProvinces}:${new Intl.ListFormat(tag).format(names)}`;
  return new PlatformError(error.code, error.status, error.message, {
    ...others,
    provinceCode: { ...provinceCode, code },
  });
}

/** The platform's two groups of channels, from the form's single list (ACCT-16). */
function preferencesOf(
  value: PlatformMarketingPreferences['subscriptionChannels'] &
    PlatformMarketingPreferences['subscriptionCommunications'],
): PlatformMarketingPreferences {
  const { EMAIL, SMS, MAIL, PHONE, PUSH_NOTIFICATION, ...subscriptionCommunications } = value;
  return {
    subscriptionChannels: { EMAIL, SMS, MAIL, PHONE, PUSH_NOTIFICATION },
    subscriptionCommunications,
  };
}
