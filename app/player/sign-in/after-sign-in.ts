import { acceptTermsPath } from '../../site/policy';
import { localeAddress, wantedPath } from '../../site/wanted-path';

export interface AfterSignIn {
  /** Whether this is the player's first sign-in, which shows the welcome dialog (SHELL-04). */
  firstLogin: boolean;
  /** The terms have changed since the player accepted them (TERMS-03). */
  showUpdatedTnC: boolean;
  /** The page requested before, untrusted. */
  wanted: unknown;
}

/** The fragment that opens the welcome dialog; the script removes it, so that the dialog is shown once. */
export const welcomeFragment = '#welcome';

/** Redirect target of a sign-in: newer terms (GUARD-22), else the requested page, else home (GUARD-21). */
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
