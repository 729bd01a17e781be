import { acceptTermsPath } from '../../site/policy';
import { localeAddress, wantedPath } from '../../site/wanted-path';

export interface AfterSignIn {
  /** The player signs in for the first time: is welcomed, once (SHELL-04). */
  firstLogin: boolean;
  /** The terms have changed since the player accepted them (TERMS-03). */
  showUpdatedTnC: boolean;
  /** The page that was wanted before, as the visitor's browser says. */
  wanted: unknown;
}

/** The fragment that opens the welcome dialog; the script that opens it takes it away, so that it is seen once. */
export const welcomeFragment = '#welcome';

/** Where a sign-in ends: at newer terms (GUARD-22), else at the page that was wanted, else at home (GUARD-21). */
export function addressAfterSignIn(
  locale: string,
  { firstLogin, showUpdatedTnC, wanted }: AfterSignIn,
): string {
  const path = wantedPath(wanted);
  if (showUpdatedTnC) {
    const query = path && path !== '/' ? `?${new URLSearchParams({ wanted: path }).toString()}` : '';
    return `${localeAddress(locale, acceptTermsPath)}${query}`;
  }
  return `${localeAddress(locale, path)}${firstLogin ? welcomeFragment : ''}`;
}
