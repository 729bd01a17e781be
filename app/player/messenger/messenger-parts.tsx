import { Island } from '../../../ui/live/island';
import type { MessengerPartsProps } from './messenger-parts-props';
import styles from './messenger-parts.module.css';

/** The button that opens the chat, and a note for when it is unavailable. The messenger is loaded only on first use. */
export function MessengerParts({ island, chatHref, contactHref, texts }: MessengerPartsProps) {
  return (
    <Island name="messenger" on="idle" props={island} className={styles.dock}>
      <section className={styles.note} aria-label={texts.label} data-messenger-note hidden>
        <p data-messenger-text="down">{texts.down}</p>
        <p data-messenger-text="consent">{texts.consent}</p>
        <p className={styles.ways}>
          <a href={contactHref}>{texts.contact}</a>
          <a href="#cookie-settings" data-messenger-text="consent">
            {texts.cookies}
          </a>
          <button type="button" data-messenger-close aria-label={texts.close}>
            ×
          </button>
        </p>
      </section>
      <a className={styles.button} href={chatHref} data-messenger-open>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H10l-5 4v-4H4z" />
        </svg>
        <span className={styles.label}>{texts.label}</span>
        <span className={styles.unread} data-messenger-unread hidden>
          <span className="visually-hidden">{texts.unread}</span> <span data-messenger-count />
        </span>
      </a>
    </Island>
  );
}
