import type { Mark } from '../../../schemas/generated/types';
import type { SiteView } from '../../../ui/site/site-context';
import { isExternal, siteHref } from '../../../ui/site/site-href';
import type { Site } from '../../site/site';

/** Props of the safety bar's island. */
export interface SessionClockProps {
  tag: string;
  dataHref: string;
}

/** A mark with its link; an address of another site opens in a new tab. */
export interface BarMark extends Pick<Mark, 'name' | 'logo'> {
  href?: string;
  newTab: boolean;
}

/** The parts of the bar that the rules of a market require on every page. */
export interface SafetyBarProps {
  locale: string;
  marks: BarMark[];
  /** Present if the time since sign-in, or the result of play since, must be visible. */
  session?: SessionClockProps & { shows: { clock: boolean; netPosition: boolean } };
  /** A button that stops play for a day. */
  panicButton: boolean;
  texts: Record<'bar' | 'marks' | 'newTab' | 'signedInFor' | 'netPosition' | 'panic' | 'panicNote', string>;
}

/** @returns undefined if nothing must stay in view */
export function safetyBar(site: Site, view: SiteView, marks: Mark[]): SafetyBarProps | undefined {
  const { rules } = site;
  const { authorized, locale, tag, t } = view;
  const shows = {
    clock: authorized && rules.sessionClock,
    netPosition: authorized && rules.netPosition,
  };
  const panicButton = authorized && rules.panicButton;
  const hasSession = shows.clock || shows.netPosition;
  if (marks.length === 0 && !hasSession && !panicButton) return undefined;
  const dataHref = `/api/player/session?${new URLSearchParams({ locale }).toString()}`;
  return {
    locale,
    marks: marks.map(({ name, logo, url }) => {
      const href = url === undefined ? undefined : siteHref(url, locale);
      return { name, logo, ...(href ? { href } : {}), newTab: href !== undefined && isExternal(href) };
    }),
    ...(hasSession ? { session: { tag, dataHref, shows } } : {}),
    panicButton,
    texts: {
      bar: t('safety.bar'),
      marks: t('safety.marks'),
      newTab: t('app.opensInNewTab'),
      signedInFor: t('safety.signedInFor'),
      netPosition: t('safety.netPosition'),
      panic: t('safety.panic'),
      panicNote: t('safety.panicNote'),
    },
  };
}
