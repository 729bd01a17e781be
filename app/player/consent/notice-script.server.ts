import { createHash } from 'node:crypto';
import { consentKeys } from './consent-store';

/**
 * Follows the notice of a content page and opens it in the first paint if the visitor has not decided (COOKIE-03).
 * Pages are shared, so only
 * the browser knows; the check equals `isDecided`. An answer given before the island has loaded is stored in
 * `data-answer`.
 */
export const noticeScript = `{
  const notice = document.currentScript.previousElementSibling;
  let decided = false;
  try {
    const { ${consentKeys.accepted}: accepted, ${consentKeys.version}: version = notice.dataset.version } = localStorage;
    decided = accepted === 'true' && version === notice.dataset.version;
  } catch {}
  notice.hidden = decided;
  notice.addEventListener('click', ({ target }) => {
    const answer = target.dataset.consent;
    if (!answer) return;
    notice.dataset.answer = answer;
    notice.hidden = answer !== 'choose';
  });
}`;

/** Source expression that allows exactly this text in the Content-Security-Policy. */
export const noticeScriptSource = `'sha256-${createHash('sha256').update(noticeScript).digest('base64')}'`;
