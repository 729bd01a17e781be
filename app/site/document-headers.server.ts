import { environment } from '../environment.server';

const imageOrigin = new URL(environment.imageOrigin).origin;

/** Digest of the empty text: Emotion inserts an empty style element and fills it through the CSSOM, which the policy then allows. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "style-src-attr 'unsafe-inline'",
  `img-src 'self' data: ${imageOrigin}`,
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** The development server adds inline scripts and styles and a websocket of its own. */
const developmentPolicy = policy
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace(`style-src 'self' ${emptyStyle}`, "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:");

/** Security headers of every document, beside those every answer has (request-guard.server.ts). */
export function documentHeaders(): [string, string][] {
  return [
    ['content-security-policy', process.env.NODE_ENV === 'production' ? policy : developmentPolicy],
    ['speculation-rules', '"/speculation-rules.json"'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['x-frame-options', 'SAMEORIGIN'],
  ];
}
