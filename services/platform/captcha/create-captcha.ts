import { parseOrigins } from '../gateway/origins';
import type { PlatformCore } from '../platform';
import { type CaptchaVerifier, lenientCaptcha, strictCaptcha } from './captcha';
import { acceptOnce, acceptWhenUnavailable } from './captcha-policy';
import { createSiteverify } from './siteverify';

/** The captcha verifier according to the settings. */
export function createCaptcha({ settings, rateLimit, log }: PlatformCore): CaptchaVerifier {
  const { captcha } = settings.thirdParties;
  if (captcha === undefined) return settings.strictCaptcha ? strictCaptcha : lenientCaptcha;
  const { hostnames, whenDown } = captcha;
  const isPageHost = hostnames.length > 0 ? isOneOf(hostnames) : hostOfOrigins(settings.siteOrigins);
  const once = acceptOnce(createSiteverify({ ...captcha, isAllowedHost: isPageHost }, log), rateLimit);
  return whenDown === 'accept' ? acceptWhenUnavailable(once) : once;
}

function isOneOf(hostnames: readonly string[]): (hostname: string) => boolean {
  const allowed = new Set(hostnames.map((name) => name.toLowerCase()));
  return (hostname) => allowed.has(hostname.toLowerCase());
}

function hostOfOrigins(siteOrigins: string): (hostname: string) => boolean {
  const isOrigin = parseOrigins(siteOrigins);
  return (hostname) => isOrigin(`https://${hostname}`) || isOrigin(`http://${hostname}`);
}
