import type { SiteView } from '../../../ui/site/site-context';
import type { SessionFallbackProps } from '../session/session-fallback';

/** Props of the sign-in island. */
export interface SignInProps {
  locale: string;
  authorized: boolean;
  /** Text of a failed sign-out. */
  failed: string;
  /** Label of the close button. */
  close: string;
}

/** Everything a page needs for signing in and out. */
export interface SignInParts {
  island: SignInProps;
  fallback: SessionFallbackProps;
}

export function signInParts({
  locale,
  authorized,
  path,
  t,
}: Pick<SiteView, 'locale' | 'authorized' | 'path' | 't'>): SignInParts {
  return {
    island: { locale, authorized, failed: t('signOut.failed'), close: t('app.close') },
    fallback: { locale, authorized, path, logIn: t('signIn.title'), logOut: t('signOut.link') },
  };
}
