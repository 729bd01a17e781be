import { isSecure } from '../../platform/session/session-cookie.server';
import {
  experimentCookie,
  type Participation,
  participationText,
} from '../../platform/visitor/experiment-cookie';

/** Half a year, in seconds, longer than any experiment. */
const lifetimeSeconds = 180 * 86_400;

/** The `Set-Cookie` value of a browser that takes part. Readable by scripts. */
export function participationCookie(request: Request, participation: Participation): string {
  return cookieOf(request, participationText(participation), lifetimeSeconds);
}

/** The `Set-Cookie` value that ends a browser's participation. */
export function noParticipationCookie(request: Request): string {
  return cookieOf(request, '', 0);
}

function cookieOf(request: Request, value: string, seconds: number): string {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${experimentCookie}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
