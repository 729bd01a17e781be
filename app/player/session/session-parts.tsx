import { Island } from '../../../ui/live/island';
import { SessionFallback } from './session-fallback';
import type { SignInParts } from '../sign-in/sign-in-props';

/** What every page has for signing in and out: the island, and what stands in for it without scripts. */
export function SessionParts({ island, fallback }: SignInParts) {
  return (
    <Island name="sign-in" on="load" props={island}>
      <SessionFallback {...fallback} />
    </Island>
  );
}
