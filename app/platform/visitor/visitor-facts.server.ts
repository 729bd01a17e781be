import { isMarkedRestricted } from '../session/session-cookie.server';
import { variantOf } from './division';
import { numberIn } from './experiment-cookie';
import { type Facts, anonymous, anonymousInBreak } from './facts';

/** The facts of a visitor who is not signed in. @param cookie header of the request */
export function visitorFacts(cookie: string | null | undefined): Facts {
  return withVariants(isMarkedRestricted(cookie) ? anonymousInBreak : anonymous, cookie);
}

/** Facts with the variants of a browser that takes part in experiments. @param cookie header of the request */
export function withVariants(facts: Facts, cookie: string | null | undefined): Facts {
  const number = numberIn(cookie);
  if (number === undefined) return facts;
  return {
    ...facts,
    variantOf(division) {
      const variant = variantOf(division, number);
      // Visitors who do not take part share the page of the control.
      return variant === division.variants[0]?.key ? undefined : variant;
    },
  };
}
