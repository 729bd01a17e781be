import { ApiError } from '../http/api-error';

/** For somebody known whose account an administrator has switched off. */
export function accountSwitchedOff(status: 401 | 403): ApiError {
  return new ApiError(
    status,
    'AccountSwitchedOff',
    'An administrator has switched off this account. Ask them to switch it on again.',
  );
}

/** 403 for what a person's roles do not allow. */
export class AccessRefused extends ApiError {
  /** @param reasons what is missing, for people */
  constructor(reasons: string) {
    super(403, 'AccessDenied', 'You do not have permission to do this.', { reasons });
  }
}
