import { environment } from '../environment.server';

const imageOrigin = new URL(environment.imageOrigin).origin;
const mediaOrigins = environment.mediaOrigins
  .split(/\s+/)
  .filter(Boolean)
  .map((address) => new URL(address).origin)
  .join(' ');
const socketOrigin = new URL(environment.platform.socketUrl).origin;

/** Digest of the empty text: Emotion inserts an empty style element and fills it through the CSSOM, which the policy then allows. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * @param scripts what may run besides the site's own files
 * @param ancestors which pages besides the site's own may show this one in a frame
 */
const policy = (scripts = '', ancestors = '') =>
  [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    `style-src 'self' ${emptyStyle}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${imageOrigin}`,
    `media-src 'self' ${mediaOrigins}`,
    "font-src 'self'",
    `connect-src 'self' ${socketOrigin}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors 'self'${ancestors}`,
  ].join('; ');

/** The development server adds inline scripts and styles and a websocket of its own. */
const developmentPolicy = (ancestors: string) =>
  policy(" 'unsafe-inline'", ancestors)
    .replace(`style-src 'self' ${emptyStyle}`, "style-src 'self' 'unsafe-inline'")
    .replace(`connect-src 'self' ${socketOrigin}`, "connect-src 'self' ws:");

/**
 * Security headers of every document, beside those every answer has (request-guard.server.ts).
 *
 * @param nonce allows the inline scripts that carry it; application pages have some, content pages none
 * @param editorOrigins where a page in preview may be shown in a frame
 */
export function documentHeaders(nonce?: string, editorOrigins: readonly string[] = []): [string, string][] {
  const production = process.env.NODE_ENV === 'production';
  const ancestors = editorOrigins.map((origin) => ` ${origin}`).join('');
  return [
    [
      'content-security-policy',
      production ? policy(nonce && ` 'nonce-${nonce}'`, ancestors) : developmentPolicy(ancestors),
    ],
    ['speculation-rules', '"/speculation-rules.json"'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    // It cannot name other origins; the policy above decides then.
    ...(ancestors ? [] : [['x-frame-options', 'SAMEORIGIN'] satisfies [string, string]]),
  ];
}
