import { sessionMark } from '../../platform/session/session-mark';
import { consentChanged, hasConsent } from '../consent/has-consent';
import { sendForm } from '../forms/send-form';

export interface ExperimentsProps {
  locale: string;
  authorized: boolean;
}

const cookieName = 'marquee-variants';
/** Session storage key: the sign-in for which the number was sent to the platform. */
const joinedKey = 'marquee-variants-joined';

/**
 * Takes part in experiments once the visitor has consented to analytics cookies, and reports which variants come into
 * view and whose links are followed. A page rendered before the browser had its number shows the control and is not
 * counted.
 */
export function mount(_element: HTMLElement, { locale, authorized }: ExperimentsProps): void {
  const numberOfPage = numberNow();
  const seen = new Set<string>();
  /** Reports are sent one after another: each response changes the cookie for the next. */
  let last: Promise<unknown> = Promise.resolve();
  const send = (fields: Record<string, string>) => {
    last = last.then(() => sendForm(`/api/experiments?locale=${locale}`, fields, { keepalive: true }));
    return last;
  };
  const report = (event: 'seen' | 'followed', place: string) => {
    const [experiment = '', variant = ''] = place.split(':');
    return send({ event, experiment, variant });
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const place = placeOf(target);
        if (!isIntersecting || !place) continue;
        observer.unobserve(target);
        if (seen.has(place)) continue;
        seen.add(place);
        void report('seen', place);
      }
    },
    // A block at the very edge does not count as seen.
    { rootMargin: '0px 0px -10% 0px' },
  );

  const begin = () => {
    for (const element of document.querySelectorAll('[data-experiment]'))
      // Blocks have no box themselves; their empty placeholder has.
      observer.observe(element.firstElementChild ?? element);
  };

  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const place = link && placeOf(link);
    if (place && seen.has(place)) void report('followed', place);
  });

  const follow = async () => {
    if (!hasConsent('performanceFunctional')) {
      observer.disconnect();
      seen.clear();
      if (numberNow() !== undefined) await send({ event: 'leave' });
      return;
    }
    if (numberNow() === undefined || (authorized && !isJoined())) {
      await send({ event: 'join' });
      if (authorized) setJoined();
    }
    if (numberOfPage !== undefined && numberNow() === numberOfPage) begin();
  };
  window.addEventListener(consentChanged, () => void follow());
  void follow();
}

function placeOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-experiment]')?.dataset['experiment'];
}

/** The number in the cookie. */
function numberNow(): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return found?.slice(cookieName.length + 1).split('~')[0] || undefined;
}

function isJoined(): boolean {
  try {
    return sessionStorage.getItem(joinedKey) === sessionMark();
  } catch {
    return false;
  }
}

function setJoined(): void {
  try {
    sessionStorage.setItem(joinedKey, sessionMark());
  } catch {
    // Storage is unavailable: every page joins again, which has no further effect.
  }
}
