import { isMarkedRestricted } from '../session/session-cookie.server';
import { type Facts, anonymous, anonymousInBreak } from './facts';

/** The facts of a visitor who is not signed in. @param cookie header of the request */
export function visitorFacts(cookie: string | null | undefined): Facts {
  return isMarkedRestricted(cookie) ? anonymousInBreak : anonymous;
}
