/* Generated from schemas/ by `npm run generate`. Do not edit. */
import type { ErrorObject } from 'ajv';
import type * as types from './types';
interface Validate<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}
export const validateAcceptTermsForm: Validate<types.AcceptTermsForm>;
export const validateAccountAddressForm: Validate<types.AccountAddressForm>;
export const validateAccountLanguageForm: Validate<types.AccountLanguageForm>;
export const validateAccountMarketingForm: Validate<types.AccountMarketingForm>;
export const validateAccountPasswordForm: Validate<types.AccountPasswordForm>;
export const validateAccountPhoneForm: Validate<types.AccountPhoneForm>;
export const validateAccountPhoneCodeForm: Validate<types.AccountPhoneCodeForm>;
export const validateAccountProvinceForm: Validate<types.AccountProvinceForm>;
export const validateAccountSalaryRangeForm: Validate<types.AccountSalaryRangeForm>;
export const validateAccountSessionForm: Validate<types.AccountSessionForm>;
export const validateBonusCodeForm: Validate<types.BonusCodeForm>;
export const validateCookieConsentForm: Validate<types.CookieConsentForm>;
export const validateDepositForm: Validate<types.DepositForm>;
export const validateEddQuestionnaireForm: Validate<types.EddQuestionnaireForm>;
export const validateExclusionForm: Validate<types.ExclusionForm>;
export const validateFavouriteForm: Validate<types.FavouriteForm>;
export const validateIndefiniteExclusionForm: Validate<types.IndefiniteExclusionForm>;
export const validateLimitForm: Validate<types.LimitForm>;
export const validateLoyaltyExchangeForm: Validate<types.LoyaltyExchangeForm>;
export const validatePasswordResetCodeForm: Validate<types.PasswordResetCodeForm>;
export const validatePasswordResetEmailForm: Validate<types.PasswordResetEmailForm>;
export const validatePasswordResetPasswordForm: Validate<types.PasswordResetPasswordForm>;
export const validateRealityCheckForm: Validate<types.RealityCheckForm>;
export const validateRegistrationCodeForm: Validate<types.RegistrationCodeForm>;
export const validateRegistrationContactForm: Validate<types.RegistrationContactForm>;
export const validateRegistrationDetailsForm: Validate<types.RegistrationDetailsForm>;
export const validateRegistrationPhoneForm: Validate<types.RegistrationPhoneForm>;
export const validateRewardForm: Validate<types.RewardForm>;
export const validateSignInForm: Validate<types.SignInForm>;
export const validateTimeOutForm: Validate<types.TimeOutForm>;
export const validateWithdrawalForm: Validate<types.WithdrawalForm>;
export const validateWithdrawalCancellationForm: Validate<types.WithdrawalCancellationForm>;
