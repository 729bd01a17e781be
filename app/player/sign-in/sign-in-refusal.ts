import type { CaptchaWidget } from '../../server/captcha-environment.server';

/** The reason of a refused sign-in (AUTH-04), and the length of a time-out or exclusion. */
export interface SignInRefusal {
  code: string;
  remainingDays?: number;
  playerId?: number;
  /** Whether the cooling-off that ends a time-out early has started. */
  isCooling?: boolean;
  /** Time until the end of the time-out, the cooling-off, or the lock after too many failures. */
  milliseconds?: number;
  /** The platform's code of who set it: `player` or another. */
  initiator?: string;
  /** Proof for this site, valid for 15 minutes, that the password was correct; starts the cooling-off. */
  coolingTicket?: string;
  /** The captcha to solve before the next attempt. */
  captcha?: CaptchaWidget;
}
