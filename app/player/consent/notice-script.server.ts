import { createHash } from 'node:crypto';
import { consentKeys } from './consent-store';

/**
 * Stands right behind the notice of a content page, and opens it with the first paint where nobody has decided (COOKIE-03): a page is
 * the same for every visitor, so that only the browser knows. What it asks is what `isDecided` asks. An answer given before the
 * island is there waits for it in `data-answer`.
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

/** Source expression that lets exactly this text through the Content-Security-Policy. */
export const noticeScriptSource = `'sha256-${createHash('sha256').update(noticeScript).digest('base64')}'`;
