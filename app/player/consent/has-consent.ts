import { consentKeys } from './consent-store';
import { type CookieCategory, onlyEssentials, readOptions } from './cookie-options';

/** Told on `window` when a decision was made. */
export const consentChanged = 'marquee:consent';

/**
 * Whether scripts and storage of a category may be used in this browser. Everything that is not essential asks here before it
 * begins, and again at each `marquee:consent` event. Without a decision that can be read the answer is no.
 */
export function hasConsent(category: CookieCategory): boolean {
  try {
    const decided = localStorage.getItem(consentKeys.accepted) === 'true';
    const options = readOptions(localStorage.getItem(consentKeys.options), onlyEssentials);
    return category === 'essentials' || (decided && options[category]);
  } catch {
    // A browser that refuses storage has stored no decision.
    return category === 'essentials';
  }
}
