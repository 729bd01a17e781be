import {
  validatePlatformEmpty,
  validatePlatformPasswordResetAddress,
  validatePlatformPasswordResetKeys,
} from '../../../schemas/generated/validators.js';
import { callPlatform } from '../../platform/client.server';
import { visitorHeaders } from '../../platform/visitor/visitor-country.server';
import { publicOrigin } from '../../server/public-origin.server';
import type { Site } from '../../site/site';

const base = '/platform/v1/player/password_reset';

/** The calls of a password reset (API-018…022). Each throws PlatformError. */
export function resetCalls(request: Request, site: Site) {
  const { siteId } = site.brand;
  const common = { siteId, headers: visitorHeaders(request) };
  return {
    /** RESET-05. @param channel if missing, the country's default */
    ask: (email: string, channel: 'email' | undefined) =>
      callPlatform({
        ...common,
        method: 'POST',
        path: base,
        body: {
          email,
          linkUrl: new URL(`/${site.locale}/reset-password`, publicOrigin(request)).href,
          ...(channel ? { channel } : {}),
        },
        validate: validatePlatformEmpty,
      }),
    /** RESET-06. */
    prove: (email: string, code: string) =>
      callPlatform({
        ...common,
        method: 'POST',
        path: `${base}/sms_verification`,
        body: { email, code },
        validate: validatePlatformPasswordResetKeys,
      }),
    /** RESET-07. */
    setByKey: (keys: { resetKey: string; smsResetKeyId: string }, password: string) =>
      callPlatform({
        ...common,
        method: 'POST',
        path: `${base}/new_password`,
        body: { ...keys, password },
        validate: validatePlatformEmpty,
      }),
    /** RESET-08. */
    setByLink: (token: string, password: string) =>
      callPlatform({
        ...common,
        method: 'POST',
        path: `${base}/new_password/email`,
        body: { token, password },
        validate: validatePlatformEmpty,
      }),
    /** RESET-09. */
    addressOf: (token: string) =>
      callPlatform({
        ...common,
        path: `${base}/new_password/email/${encodeURIComponent(token)}`,
        validate: validatePlatformPasswordResetAddress,
      }),
  };
}
