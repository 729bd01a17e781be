import type { CaptchaWidget } from '../../server/captcha-environment.server';

/** The reason of a refused sign-in (AUTH-04), and the length of a time-out or exclusion. */
export interface SignInRefusal {
  code: string;
  remainingDays?: number;
  playerId?: number;
  /** The cooling period that ends a time-out early has begun. */
  isCooling?: boolean;
  /** Until the time-out, the cooling, or the lock after too many failures is over. */
  milliseconds?: number;
  /** Who set it, in the platform's word: `player` or another. */
  initiator?: string;
  /** Proves to this site, for a quarter of an hour, that the password was right: starts the cooling. */
  coolingTicket?: string;
  /** The captcha to solve before the next attempt. */
  captcha?: CaptchaWidget;
}
