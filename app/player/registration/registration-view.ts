import type { RegistrationProgress, RichText } from '../../../schemas/generated/types';
import type { NavigationLink } from '../../../ui/site/navigation-link';
import type { CaptchaWidget } from '../../server/captcha-environment.server';
import type { FormAnswer } from '../forms/form-answer';
import type { PinCodeStatus } from './pin-code';
import type { RegistrationStep } from './registration-steps';

export interface Option {
  value: string;
  label: string;
}

/** A country of residence with its most common phone prefix. */
export interface CountryOption extends Option {
  phonePrefix: string;
}

export type DetailsField =
  'country' | 'email' | 'password' | 'firstName' | 'lastName' | 'phone' | 'bonusCode';
export type ContactField = 'dateOfBirth' | 'registerIdentifier' | 'cpf' | 'province' | 'postCode';
/** Identifiers for the lookup in exclusion registers. */
export type IdentifierKind = NonNullable<
  RegistrationProgress['signup']['progress']['marketRiskSetting']['registerIdentifier']
>;
export type CodeChannel = 'sms' | 'email';

/** The constant part of a registration: fields and lists of the market, in the site's language. */
export interface RegistrationSetup {
  details: DetailsField[];
  countries: CountryOption[];
  phonePrefixes: Option[];
  provinces: Option[];
  minimumAge: number;
  /** Addresses of the documents a player agrees to. */
  documents: { terms: string; privacy: string; cookies: string };
  /** The welcome offer (REG-26); missing if content has none. */
  offer?: { title: string; lead?: string };
  /** The captcha, if configured. */
  captcha?: CaptchaWidget;
}

/** Values entered so far, without secrets. */
export interface RegistrationValues {
  country: string;
  firstName: string;
  lastName: string;
  email: string;
  phonePrefix: string;
  phoneBody: string;
  bonusCode: string;
  termsAndConditionsAccepted: boolean;
  cookiePolicyAccepted: boolean;
  marketingOptIn: boolean;
  birthDay: string;
  birthMonth: string;
  birthYear: string;
  postCode: string;
  cpf: string;
  province: string;
}

export interface VerificationView {
  /** The verification in progress. */
  channel: CodeChannel;
  /** All verifications that the country requires, in order. */
  channels: CodeChannel[];
  target: string;
  status: PinCodeStatus;
  /** Milliseconds until another code may be requested. */
  waitMs: number;
  triesLeft: number;
  locked: boolean;
}

export interface CompleteView {
  signedIn: boolean;
  /** A national register excludes the person from play, so there is no welcome. */
  isExcluded?: boolean;
  /** Target of the link to continue. */
  next: string;
  bonusCode?: string;
  /** Content of the final step (REG-27). */
  page?: { title?: string; lead?: string; body?: RichText; links: NavigationLink[] };
}

/** State of a registration for the browser, without the token. */
export interface RegistrationView {
  step: RegistrationStep;
  /** The steps of this registration. */
  way: RegistrationStep[];
  values: RegistrationValues;
  contactInfo: ContactField[];
  registerIdentifier?: IdentifierKind;
  postCodeExample?: string;
  verification?: VerificationView;
  complete?: CompleteView;
  /** Code of a message about the step as a whole. */
  notice?: string;
}

/** The forms of a registration, by submitted name. */
export type RegistrationIntent = 'details' | 'contact' | 'code' | 'send-code' | 'phone' | 'back' | 'restart';

/** The route's response to each of the forms. */
export interface RegistrationAnswer extends FormAnswer {
  intent: RegistrationIntent;
  view: RegistrationView;
}
