import { environment } from '../server/environment.server';

const imageOrigin = new URL(environment.imageOrigin).origin;
const mediaOrigins = environment.mediaOrigins
  .split(/\s+/)
  .filter(Boolean)
  .map((address) => new URL(address).origin)
  .join(' ');
const socketOrigin = new URL(environment.platform.socketUrl).origin;
const sources = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('');
const captchaOrigins = sources(environment.captcha?.origins ?? []);

/** Allowing an origin does not include its websockets. */
const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

/**
 * Digest of the empty string: Emotion inserts an empty style element and fills it through the CSSOM, which the policy
 * then allows.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Sources that a policy allows besides the site's own; each text but `frames` is empty or begins with a space. */
interface PolicySources {
  scripts?: string | undefined;
  /** Origins that may frame this page. */
  ancestors: string;
  /** Origin of a tag that may run and send requests. */
  tag: string;
  /** Inline stylesheets. */
  styles?: string | undefined;
  /** Sources of frames, such as a game or a payment. */
  frames: string;
  /** Targets of forms, including those of redirects in response, which browsers check too. */
  forms: string;
  /** Origins of the messenger. */
  messenger: readonly string[];
  /** Origins of the CRM provider. */
  crm: readonly string[];
}

const policy = ({
  scripts = '',
  ancestors,
  tag,
  styles = '',
  frames,
  forms,
  messenger,
  crm,
}: PolicySources): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scripts}${tag}${captchaOrigins}${sources(messenger)}${sources(crm)}`,
    `style-src 'self' ${emptyStyle}${styles}${captchaOrigins}`,
    ...(captchaOrigins || frames || messenger.length > 0
      ? [`frame-src ${frames || "'self'"}${captchaOrigins}${sources(messenger)}`]
      : []),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${imageOrigin}${tag}${sources(messenger)}`,
    `media-src 'self' ${mediaOrigins}`,
    "font-src 'self'",
    `connect-src 'self' ${socketOrigin}${tag}${captchaOrigins}${sources(messenger)}${sources(messenger.map(socketOf))}${sources(crm)}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${forms}`,
    `frame-ancestors 'self'${ancestors}`,
  ].join('; ');

/** The development server adds inline scripts and styles and a websocket. */
const developmentPolicy = (allowed: PolicySources) =>
  policy({ ...allowed, scripts: " 'unsafe-inline'", styles: '' })
    .replace(`style-src 'self' ${emptyStyle}`, "style-src 'self' 'unsafe-inline'")
    .replace(`connect-src 'self' ${socketOrigin}`, "connect-src 'self' ws:");

/** The parts of the policy that differ between documents. */
interface DocumentNeeds {
  /** Source expression of its inline scripts: a nonce on application pages, a hash on content pages. */
  script?: string | undefined;
  /** Origins that may frame a page in preview. */
  editorOrigins?: readonly string[];
  /** Address of a tag that the page loads. */
  tag?: string;
  /** Source expression of its inline stylesheet (`pageStyles`). */
  style?: string;
  /** Sources of the page's frames. */
  frames?: readonly string[];
  /** Origins that forms of the page may lead to. */
  forms?: readonly string[];
  /** Origins whose frames may use the camera. */
  cameras?: readonly string[];
  /** Origins of the messenger. */
  messenger?: readonly string[] | undefined;
  /** Origins of the CRM provider. */
  crm?: readonly string[] | undefined;
}

/** @param cameras origins whose frames may use the camera */
function permissionsPolicy(cameras: readonly string[]): [string, string] {
  const allowed = cameras.map((origin) => `"${origin}"`).join(' ');
  return ['permissions-policy', `camera=(${allowed}), microphone=(), geolocation=(), payment=(), usb=()`];
}

/** Headers of every document; staff pages have a policy of their own. */
export const plainDocumentHeaders: readonly [string, string][] = [
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  permissionsPolicy([]),
  ['cross-origin-opener-policy', 'same-origin'],
];

/** Security headers of every document for players, in addition to those of every response (answer-headers.server.ts). */
export function documentHeaders({
  script,
  editorOrigins = [],
  tag,
  style,
  frames = [],
  forms = [],
  cameras = [],
  messenger = [],
  crm = [],
}: DocumentNeeds): [string, string][] {
  const production = process.env.NODE_ENV === 'production';
  const ancestors = sources(editorOrigins);
  const allowed = {
    ancestors,
    scripts: script && ` ${script}`,
    tag: tag ? ` ${new URL(tag).origin}` : '',
    styles: style && ` ${style}`,
    frames: frames.join(' '),
    forms: sources(forms),
    messenger,
    crm,
  };
  return [
    ['content-security-policy', production ? policy(allowed) : developmentPolicy(allowed)],
    ['speculation-rules', '"/speculation-rules.json"'],
    ...plainDocumentHeaders,
    ...(cameras.length > 0 ? [permissionsPolicy(cameras)] : []),
    // An editor may open the page in a tab and continue to communicate with it.
    ...(ancestors ? [['cross-origin-opener-policy', 'unsafe-none'] satisfies [string, string]] : []),
    // This header cannot list other origins, so the policy above decides then.
    ...(ancestors ? [] : [['x-frame-options', 'SAMEORIGIN'] satisfies [string, string]]),
  ];
}
