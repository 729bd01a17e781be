import { Island } from '../../../ui/live/island';
import { SessionFallback } from './session-fallback';
import type { SignInParts } from '../sign-in/sign-in-props';

/** Sign-in and sign-out on every page: the island, and its fallback without JavaScript. */
export function SessionParts({ island, fallback }: SignInParts) {
  return (
    <Island name="sign-in" on="load" props={island}>
      <SessionFallback {...fallback} />
    </Island>
  );
}
