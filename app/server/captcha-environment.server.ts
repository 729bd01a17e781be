type Variables = Readonly<Record<string, string | undefined>>;

/** The widget of a captcha service (docs/captcha.md). */
export interface CaptchaWidget {
  /** Address of the service's script. */
  script: string;
  siteKey: string;
  /** Global object of the script: `hcaptcha`, `turnstile` or `grecaptcha`. */
  api: string;
  /** The purpose of the token; services that support actions return it with their verdict. */
  action: string;
  /** The parameter `size` of the widget, if configured. */
  size?: string;
}

/** The captcha widget of all sites, and the sources that pages must allow for it. */
export interface CaptchaEnvironment {
  widget: CaptchaWidget;
  /** Origins of the widget's scripts, styles, frames and calls, for the Content-Security-Policy. */
  origins: readonly string[];
}

/** The captcha settings validated by `site-environment.ts` at start; undefined without a captcha service. */
export function captchaOf(env: Variables): CaptchaEnvironment | undefined {
  const {
    CAPTCHA_SCRIPT_URL: script,
    CAPTCHA_SITE_KEY: siteKey,
    CAPTCHA_API: api,
    CAPTCHA_ACTION: action,
    CAPTCHA_SIZE: size,
    CAPTCHA_ORIGINS: others = '',
  } = env;
  if (!script || !siteKey || !api) return undefined;
  const addresses = [script, ...others.split(/[\s,]+/)].filter(Boolean);
  return {
    widget: { script, siteKey, api, action: action || 'registration', ...(size ? { size } : {}) },
    // A host may begin with a wildcard, which URL accepts.
    origins: [...new Set(addresses.map((address) => new URL(address).origin))],
  };
}
