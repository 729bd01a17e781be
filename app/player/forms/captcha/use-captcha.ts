import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSite } from '../../../../ui/site/site-context';
import type { CaptchaWidget } from '../../../server/captcha-environment.server';
import { loadCaptcha } from './captcha-widget';

/** `unavailable`: the widget could not be shown; `abandoned`: the visitor closed it, or submitted the form again. */
export type CaptchaAnswer =
  | { status: 'solved'; token: string }
  | { status: 'none' }
  | { status: 'unavailable' }
  | { status: 'abandoned' };

export interface Captcha {
  /** Container of the widget's challenge. */
  box: RefObject<HTMLDivElement>;
  /** Whether a challenge is shown. */
  asking: boolean;
  /**
   * Returns a new token, which is valid for one form; shows a challenge if the service requires it.
   * @param requested the widget, if it is required only by the refusal of a form
   */
  answer(requested?: CaptchaWidget): Promise<CaptchaAnswer>;
}

/** The captcha of a page; without a widget every answer is `none`, which is sent to the platform as a dash (REG-20). */
export function useCaptcha(widget: CaptchaWidget | undefined): Captcha {
  const { scheme } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const rendered = useRef<{ id: unknown } | undefined>(undefined);
  const pending = useRef<((answer: CaptchaAnswer) => void) | undefined>(undefined);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    // Preloaded, so that the first form does not wait for it. A failure is reported when a token is needed.
    if (widget) loadCaptcha(widget).catch(() => undefined);
  }, [widget]);

  const answer = useCallback(
    async (requested = widget): Promise<CaptchaAnswer> => {
      if (!requested) return { status: 'none' };
      pending.current?.({ status: 'abandoned' });
      setAsking(true);
      try {
        const api = await loadCaptcha(requested);
        const container = box.current;
        if (!container) return { status: 'unavailable' };
        return await new Promise<CaptchaAnswer>((resolve) => {
          pending.current = resolve;
          const settle = (settled: CaptchaAnswer) => () => pending.current?.(settled);
          if (rendered.current) api.reset(rendered.current.id);
          rendered.current ??= {
            id: api.render(container, {
              sitekey: requested.siteKey,
              action: requested.action,
              ...(requested.size ? { size: requested.size } : {}),
              theme: scheme,
              execution: 'execute',
              callback: (token: string) => pending.current?.({ status: 'solved', token }),
              'error-callback': settle({ status: 'unavailable' }),
              'close-callback': settle({ status: 'abandoned' }),
              'timeout-callback': settle({ status: 'abandoned' }),
            }),
          };
          api.execute(rendered.current.id);
        });
      } catch {
        return { status: 'unavailable' };
      } finally {
        pending.current = undefined;
        setAsking(false);
      }
    },
    [widget, scheme],
  );

  return { box, asking, answer };
}
