import { isSecure } from '../../platform/session/session-cookie.server';
import {
  experimentCookie,
  type Participation,
  participationText,
} from '../../platform/visitor/experiment-cookie';

/** Half a year, in seconds: experiments end before. */
const lifetimeSeconds = 180 * 86_400;

/** The `Set-Cookie` value of a browser that takes part. Scripts may see that there is one. */
export function participationCookie(request: Request, participation: Participation): string {
  return cookieOf(request, participationText(participation), lifetimeSeconds);
}

/** The `Set-Cookie` value with which a browser takes part no longer. */
export function noParticipationCookie(request: Request): string {
  return cookieOf(request, '', 0);
}

function cookieOf(request: Request, value: string, seconds: number): string {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${experimentCookie}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
