import { consentKeys } from './consent-store';
import { type CookieCategory, onlyEssentials, readOptions } from './cookie-options';

/** Event on `window` after a decision. */
export const consentChanged = 'marquee:consent';

/**
 * Whether scripts and storage of a category may be used in this browser. All non-essential features check this before
 * they start, and again at each `marquee:consent` event. Without a valid decision it returns false.
 */
export function hasConsent(category: CookieCategory): boolean {
  try {
    const decided = localStorage.getItem(consentKeys.accepted) === 'true';
    const options = readOptions(localStorage.getItem(consentKeys.options), onlyEssentials);
    return category === 'essentials' || (decided && options[category]);
  } catch {
    // Storage is blocked, so there is no decision.
    return category === 'essentials';
  }
}
