import { Island } from '../../../ui/live/island';
import { Picture } from '../../../ui/picture/picture';
import type { BarMark, SafetyBarProps } from './safety-bar-props';
import styles from './safety-bar.module.css';

/** About how wide a mark is in the height of the bar, in pixels, and sharper ones. */
const markWidths = [84, 168, 252] as const;

/**
 * The strip above the header that never leaves the screen: marks of the authority, clock and result of the session, and the button that
 * stops play for a day. It comes second in the order of the keyboard. The button is a plain form: it needs no code.
 */
export function SafetyBar({ locale, marks, session, panicButton, texts }: SafetyBarProps) {
  const isBoth = marks.length > 0 && (session !== undefined || panicButton);
  return (
    <aside className={styles.bar} data-rows={isBoth ? 2 : 1} aria-label={texts.bar}>
      {panicButton && (
        <form className={styles.panic} method="post" action={`/api/panic?locale=${locale}`}>
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
