import { useEffect, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { browserStorage } from '../../player/consent/browser-storage';
import styles from './wagering-notice.module.css';

/** Local storage key (BONUS-47). */
const hiddenKey = 'hide_wagering_requirements_popup';

interface Notice {
  text: string;
  hide: string;
}

/** Notice of how the active bonus applies to this game (BONUS-10), until the player closes it or hides it permanently. */
export function WageringNotice({ gameId }: { gameId: string }) {
  const { locale, t } = useSite();
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (browserStorage().getItem(hiddenKey) === 'true') return;
    let isGone = false;
    void readNotice(locale, gameId).then((read) => {
      if (!isGone) setNotice(read);
    });
    return () => {
      isGone = true;
    };
  }, [locale, gameId]);
  if (!notice) return null;
  return (
    <aside className={styles.notice} aria-label={t('play.view.reward')} data-wagering-notice>
      <p role="status">{notice.text}</p>
      <label className={styles.hide}>
        <input
          type="checkbox"
          onChange={({ target }) => browserStorage().setItem(hiddenKey, String(target.checked))}
        />
        {notice.hide}
      </label>
      <button
        type="button"
        className={styles.close}
        aria-label={t('app.close')}
        onClick={() => setNotice(undefined)}
      >
        ×
      </button>
    </aside>
  );
}

/** Undefined if no notice applies, or if the site does not respond: the notice is optional. */
async function readNotice(locale: string, game: string): Promise<Notice | undefined> {
  try {
    const query = new URLSearchParams({ locale, game });
    const response = await fetch(`/api/player/wagering-notice?${query.toString()}`);
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isNotice(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

function isNotice(answer: unknown): answer is Notice {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'text' in answer &&
    'hide' in answer &&
    typeof answer.text === 'string' &&
    typeof answer.hide === 'string'
  );
}
