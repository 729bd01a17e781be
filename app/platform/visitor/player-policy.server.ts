import type { PlayerSnapshot } from '../../../schemas/generated/types';
import { accessOf } from '../../site/player-access';
import type { PlayerPolicy } from '../../site/policy';
import { areTermsNewer } from '../../site/terms-version';
import { readClaims } from '../player-claims.server';
import type { StoredSession } from '../session/session.server';

/** Properties of a signed-in player that the policy reads (GUARD-27, TERMS-03). */
export function playerPolicy(
  session: Pick<StoredSession, 'idToken'>,
  { profile, access, manualClaim }: PlayerSnapshot,
  termsVersion: string | undefined,
): PlayerPolicy {
  return {
    access: accessOf({
      flags: profile,
      accountStatus: access.accountStatus,
      suspended: readClaims(session.idToken)?.multibrand.suspended ?? false,
      manualClaim,
    }),
    showUpdatedTnC: areTermsNewer(profile.termsAndConditionsAcceptedVersion, termsVersion),
  };
}
