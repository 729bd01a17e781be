import type { RegistrationProgress } from '../../../schemas/generated/types';
import { termsAddress } from '../../content/static-pages/footer-terms.server';
import { textBeside } from '../../content/static-pages/static-page.server';
import { environment } from '../../server/environment.server';
import { visitorCountry } from '../../platform/visitor/visitor-country.server';
import { translator } from '../../site/texts/messages.server';
import type { Site } from '../../site/site';
import { bonusCodeOf } from './bonus-code';
import { configuration } from '../../site/configuration/configuration.server';
import { provinceOptions } from '../../site/provinces';
import { originCountry } from '../../site/countries';
import { countryOptions, mobilePhoneOf, prefixOf, prefixOptions } from './countries.server';
import { offeredCountries } from './offered-countries.server';
import { resendWait } from './pin-code';
import type {
  CodeChannel,
  CompleteView,
  ContactField,
  RegistrationSetup,
  RegistrationValues,
  RegistrationView,
} from './registration-view';
import { wayOfRegistration } from './registration-steps';
import { countryOfferedFirst, mustVerify, type RiskSetting } from './signup-state';

/** Slugs of content shown during registration (REG-26, REG-27). */
const offerSlug = 'signup-bonus';
const successSlug = 'success-registration';

/** The market's fields, lists and texts. */
export async function registrationSetup(site: Site): Promise<RegistrationSetup> {
  const { registration } = site.market;
  const { tag } = site.speech;
  const t = translator(site);
  const welcomeBonus = site.rules.bonuses && site.rules.welcomeBonus;
  const [offer, { countries, closed }, terms] = await Promise.all([
    welcomeBonus ? textBeside(site, offerSlug) : undefined,
    offeredCountries(site),
    termsAddress(site),
  ]);
  return {
    details: welcomeBonus
      ? registration.details
      : registration.details.filter((name) => name !== 'bonusCode'),
    countries: countryOptions(countries, tag),
    phonePrefixes: prefixOptions(ownFirst(countries, originCountry(site.market, site.locale)), tag, closed),
    provinces: countries.flatMap((country) => provinceOptions(configuration().countries, country, t)),
    minimumAge: site.rules.minimumAge,
    documents: {
      terms,
      privacy: `/${site.locale}/privacy-policy`,
      cookies: `/${site.locale}/cookies-policy`,
    },
    ...(environment.captcha ? { captcha: environment.captcha.widget } : {}),
    ...(offer?.title ? { offer: { title: offer.title, ...(offer.lead ? { lead: offer.lead } : {}) } } : {}),
  };
}

function ownFirst(countries: readonly string[], own: string | undefined): string[] {
  return own !== undefined && countries.includes(own) ? [own, ...countries] : [...countries];
}

/** The preselected country (REG-06), for a visitor without progress. */
export async function firstCountry(request: Request, site: Site): Promise<string> {
  const [context, { countries }] = await Promise.all([visitorCountry(request, site), offeredCountries(site)]);
  return countryOfferedFirst(
    countries,
    context?.autodetectedCountry,
    configuration().countries.defaultCountry,
    originCountry(site.market, site.locale),
  );
}

/** The part of a registration's state that is safe to send to the browser. */
export async function registrationView(
  request: Request,
  site: Site,
  progress: RegistrationProgress,
  complete?: Omit<CompleteView, 'page'>,
): Promise<RegistrationView> {
  const { signup, form } = progress;
  const { currentStep, marketRiskSetting } = signup.progress;
  const { registration } = site.market;
  const country = form.country || (await firstCountry(request, site));
  // The country determines which verifications are required, and it is chosen in the first step.
  const started = currentStep !== 'Details';
  const way = wayOfRegistration.filter(
    (step) => step !== 'Verification' || !started || mustVerify(marketRiskSetting),
  );
  return {
    step: currentStep,
    way,
    values: valuesOf(form, country, new URL(request.url).searchParams),
    contactInfo: contactFields(site, country, marketRiskSetting),
    registerIdentifier: marketRiskSetting.registerIdentifier,
    postCodeExample: registration.countryRules[country]?.postCode?.example,
    verification: currentStep === 'Verification' ? verificationOf(site, progress) : undefined,
    complete: currentStep === 'Complete' ? await completeOf(site, progress, complete) : undefined,
  };
}

/** Fields of the second step for residents of a country, in order. The platform determines whether registers need an identifier. */
export function contactFields(
  site: Site,
  country: string,
  { registerIdentifier }: RiskSetting,
): ContactField[] {
  const { registration } = site.market;
  const fields: ContactField[] = registration.countryRules[country]?.contactInfo ?? registration.contactInfo;
  return registerIdentifier === undefined ? fields : [...fields, 'registerIdentifier'];
}

/** The next required verification; undefined when none is left. */
export function pendingChannel({
  signup,
  sms,
  email,
}: Pick<RegistrationProgress, 'signup' | 'sms' | 'email'>): CodeChannel | undefined {
  const { smsVerification, emailVerification } = signup.progress.marketRiskSetting;
  if (smsVerification && sms.status !== 'verifySuccess') return 'sms';
  return emailVerification && email.status !== 'verifySuccess' ? 'email' : undefined;
}

function verificationOf(site: Site, progress: RegistrationProgress): RegistrationView['verification'] {
  const { registration } = site.market;
  const { smsVerification, emailVerification } = progress.signup.progress.marketRiskSetting;
  const channel = pendingChannel(progress) ?? 'sms';
  const { form } = progress;
  const channels: CodeChannel[] = [];
  if (smsVerification) channels.push('sms');
  if (emailVerification) channels.push('email');
  const code = progress[channel];
  return {
    channel,
    channels,
    target:
      channel === 'sms' ? mobilePhoneOf(form.phonePrefix ?? '', form.phoneBody ?? '') : (form.email ?? ''),
    status: code.status,
    waitMs: resendWait(code, Date.now(), registration.resendAfter * 1_000),
    triesLeft: Math.max(0, registration.codeTries - code.failures),
    locked: progress.signup.bonusCTA.smsMaxAttempts,
  };
}

async function completeOf(
  site: Site,
  { form }: RegistrationProgress,
  complete: Omit<CompleteView, 'page'> = { signedIn: false, next: `/${site.locale}/login` },
): Promise<CompleteView> {
  if (complete.isExcluded) return complete;
  const page = await textBeside(site, successSlug);
  return {
    ...complete,
    ...(form.bonusCode ? { bonusCode: form.bonusCode } : {}),
    ...(page
      ? { page: { title: page.title, lead: page.lead, body: page.body, links: page.links ?? [] } }
      : {}),
  };
}

function valuesOf(
  form: RegistrationProgress['form'],
  country: string,
  search: URLSearchParams,
): RegistrationValues {
  const text = (value: string | number | undefined) => String(value ?? '');
  return {
    country,
    firstName: text(form.firstName),
    lastName: text(form.lastName),
    email: text(form.email),
    phonePrefix: form.phonePrefix || prefixOf(country),
    phoneBody: text(form.phoneBody),
    bonusCode: form.bonusCode ?? bonusCodeOf(search) ?? '',
    termsAndConditionsAccepted: form.termsAndConditionsAccepted ?? false,
    cookiePolicyAccepted: form.cookiePolicyAccepted ?? false,
    marketingOptIn: form.marketingOptIn ?? false,
    birthDay: text(form.birthDay),
    birthMonth: text(form.birthMonth),
    birthYear: text(form.birthYear),
    postCode: text(form.postCode),
    cpf: text(form.cpf),
    province: text(form.province),
  };
}
