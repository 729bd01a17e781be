import { ApiError } from '../http/api-error';

/** 403 for what a person's roles do not allow. */
export class AccessRefused extends ApiError {
  /** @param reasons what is missing, for people */
  constructor(reasons: string) {
    super(403, 'AccessDenied', 'You do not have permission to do this.', { reasons });
  }
}
