import { wantedPath } from '../../site/wanted-path';

/** Where a sign-up may end, each as a browser has sent it. */
interface Ends {
  /** Named by whatever led to the sign-up. */
  redirect: string | null;
  /** The page that was wanted before. */
  stored: string | null;
}

/** The page that a sign-up by a deposit ends on: that of the redirect, else the stored one, else the home page (GUARD-24). */
export function pathAfterPayAndPlay({ redirect, stored }: Ends): string {
  return wantedPath(redirect) ?? wantedPath(stored) ?? '/';
}
