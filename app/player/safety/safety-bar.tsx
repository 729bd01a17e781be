import { Island } from '../../../ui/live/island';
import { Picture } from '../../../ui/picture/picture';
import type { BarMark, SafetyBarProps } from './safety-bar-props';
import styles from './safety-bar.module.css';

/** Approximate width of a mark at the bar's height, in pixels, and higher resolutions. */
const markWidths = [84, 168, 252] as const;

/**
 * The bar above the header that is always visible: the authority's marks, session clock and result, and the button that
 * stops play for a day. Second in the tab order. The button is a plain form, which works without JavaScript.
 */
export function SafetyBar({ locale, marks, session, panicButton, texts }: SafetyBarProps) {
  const isBoth = marks.length > 0 && (session !== undefined || panicButton);
  return (
    <aside className={styles.bar} data-rows={isBoth ? 2 : 1} aria-label={texts.bar}>
      {panicButton && (
        <form className={styles.panic} method="post" action={`/${locale}/break`}>
          <button type="submit" title={texts.panicNote} aria-describedby="panic-note">
            {texts.panic}
          </button>
          <span id="panic-note" className="visually-hidden">
            {texts.panicNote}
          </span>
        </form>
      )}
      {session && (
        <Island
          name="session-clock"
          on="load"
          className={styles.session}
          props={{ tag: session.tag, dataHref: session.dataHref }}
        >
          {session.shows.clock && (
            <span className={styles.fact}>
              <span className={styles.label}>{texts.signedInFor}</span>{' '}
              <span role="timer" data-value="elapsed">
                --:--:--
              </span>
            </span>
          )}
          {session.shows.netPosition && (
            <span className={styles.fact}>
              <span className={styles.label}>{texts.netPosition}</span> <span data-value="winLoss">–</span>
            </span>
          )}
        </Island>
      )}
      {marks.length > 0 && (
        <ul className={styles.marks} aria-label={texts.marks}>
          {marks.map((mark, index) => (
            <li key={index}>
              <MarkLink mark={mark} newTab={texts.newTab} />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

function MarkLink({ mark: { name, logo, href, newTab: away }, newTab }: { mark: BarMark; newTab: string }) {
  const picture = (
    <Picture image={{ ...logo, alt: name }} sizes={`${markWidths[0]}px`} widths={markWidths} early />
  );
  if (!href) return picture;
  return (
    <a href={href} {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {picture}
      {away && <span className="visually-hidden"> ({newTab})</span>}
    </a>
  );
}
