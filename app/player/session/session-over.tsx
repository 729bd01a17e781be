import styles from './session-over.module.css';
import { sessionOverId, timeUpId } from './leave-session';

export interface SessionOverProps {
  locale: string;
  texts: Record<'title' | 'text' | 'timeUp' | 'help' | 'home', string>;
}

/**
 * Overlay of every open tab after a restriction or a session time limit has ended the session. Part of the page from
 * the start, so that it can be shown without loading anything.
 */
export function SessionOver({ locale, texts }: SessionOverProps) {
  return (
    <dialog id={sessionOverId} className={styles.over} aria-labelledby="session-over-title">
      <div className={styles.text}>
        <h2 id="session-over-title">{texts.title}</h2>
        <p>{texts.text}</p>
        <p id={timeUpId} hidden>
          {texts.timeUp}
        </p>
        <p className={styles.ways}>
          <a href={`/${locale}`}>{texts.home}</a>
          <a href={`/${locale}/responsible-gambling`}>{texts.help}</a>
        </p>
      </div>
    </dialog>
  );
}
