type Variables = Readonly<Record<string, string | undefined>>;

/** A captcha service's widget, as the page is told to show it (docs/captcha.md). */
export interface CaptchaWidget {
  /** Address of the service's script. */
  script: string;
  siteKey: string;
  /** Global object of the script: `hcaptcha`, `turnstile` or `grecaptcha`. */
  api: string;
  /** What the token is for; the services that know actions return it with their verdict. */
  action: string;
  /** The parameter `size` of the widget, where one is set. */
  size?: string;
}

/** The captcha widget of all sites, and what a page has to allow for it. */
export interface CaptchaEnvironment {
  widget: CaptchaWidget;
  /** Origins of the widget's scripts, styles, frames and calls, for the Content-Security-Policy. */
  origins: readonly string[];
}

/** @throws Error that names the variable that is missing or wrong */
export function captchaOf(env: Variables): CaptchaEnvironment | undefined {
  const script = env['CAPTCHA_SCRIPT_URL'];
  if (!script) return undefined;
  const required = (name: string): string => {
    const value = env[name];
    if (value) return value;
    throw new Error(`${name} is missing: CAPTCHA_SCRIPT_URL needs it (docs/captcha.md).`);
  };
  const origins = [script, ...(env['CAPTCHA_ORIGINS'] ?? '').split(/[\s,]+/)].filter(Boolean).map(originOf);
  return {
    widget: {
      script,
      siteKey: required('CAPTCHA_SITE_KEY'),
      api: required('CAPTCHA_API'),
      action: env['CAPTCHA_ACTION'] || 'registration',
      ...(env['CAPTCHA_SIZE'] ? { size: env['CAPTCHA_SIZE'] } : {}),
    },
    origins: [...new Set(origins)],
  };
}

/** A host may begin with a star, which URL takes as well. */
function originOf(address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  if (origin !== 'null' && /^https?:/.test(origin)) return origin;
  throw new Error('CAPTCHA_SCRIPT_URL and CAPTCHA_ORIGINS are addresses such as https://captcha.example.');
}
