import type { CaptchaWidget } from '../../../server/captcha-environment.server';

/** The common interface of the scripts of hCaptcha, Turnstile and reCAPTCHA. */
interface CaptchaApi {
  render(container: HTMLElement, parameters: Record<string, unknown>): unknown;
  execute(widget: unknown): unknown;
  reset(widget: unknown): unknown;
}

const LOADED = 'marqueeCaptchaLoaded';
const LOAD_TIMEOUT_MS = 10_000;

/** Each script is loaded once per document: its global object cannot be replaced. */
const scripts = new Map<string, Promise<CaptchaApi>>();

/**
 * Loads the script of a captcha service.
 * @throws Error when it is blocked, late or invalid; the next call retries
 */
export function loadCaptcha({ script, api }: CaptchaWidget): Promise<CaptchaApi> {
  const loading = scripts.get(script) ?? load(script, api);
  scripts.set(script, loading);
  loading.catch(() => scripts.delete(script));
  return loading;
}

function load(script: string, api: string): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      element.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS, 'captcha script: no answer');
    Reflect.set(window, LOADED, () => {
      clearTimeout(timer);
      const loaded: unknown = Reflect.get(window, api);
      if (isCaptchaApi(loaded)) resolve(loaded);
      else fail(`captcha script: no window.${api}`);
    });
    const address = new URL(script, location.href);
    address.searchParams.set('onload', LOADED);
    address.searchParams.set('render', 'explicit');
    element.src = address.href;
    element.async = true;
    element.onerror = () => fail('captcha script: not loaded');
    document.head.append(element);
  });
}

function isCaptchaApi(value: unknown): value is CaptchaApi {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  return ['render', 'execute', 'reset'].every((name) => typeof Reflect.get(value, name) === 'function');
}
