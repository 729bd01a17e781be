import { wantedPath } from '../../site/wanted-path';

/** Possible targets after a sign-up, unvalidated as sent by the browser. */
interface Ends {
  /** Target from the link to the sign-up. */
  redirect: string | null;
  /** Page requested before the sign-up. */
  stored: string | null;
}

/** Page after a sign-up by a deposit: the redirect, else the stored one, else the home page (GUARD-24). */
export function pathAfterPayAndPlay({ redirect, stored }: Ends): string {
  return wantedPath(redirect) ?? wantedPath(stored) ?? '/';
}
