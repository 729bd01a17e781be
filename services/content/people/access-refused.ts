import { ApiError } from '../http/api-error';

/** Error for a person whose account an administrator has deactivated. */
export function accountSwitchedOff(status: 401 | 403): ApiError {
  return new ApiError(
    status,
    'AccountSwitchedOff',
    'An administrator has switched off this account. Ask them to switch it on again.',
  );
}

/** 403 for an action that a person's roles do not permit. */
export class AccessRefused extends ApiError {
  /** @param reasons the missing permission, in words */
  constructor(reasons: string) {
    super(403, 'AccessDenied', 'You do not have permission to do this.', { reasons });
  }
}
