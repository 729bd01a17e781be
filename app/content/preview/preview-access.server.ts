import { environment } from '../../server/environment.server';
import { isSame } from '../../platform/visitor/operator-access.server';
import { visitorAddressHeader } from '../../platform/visitor/visitor-country.server';
import { TryLimit } from '../../server/rate-limit.server';

/** Enough for typing mistakes, far too few for guessing. */
const maxFailures = 20;

const limit = new TryLimit({ name: 'preview', maxFailures });

/**
 * Whether a secret opens the preview: `off` if no secret is configured, `refused` for a wrong one, `too-many` after 20
 * wrong ones from one address within 15 minutes.
 */
export async function previewAccess(
  request: Request,
  secret: string | null,
): Promise<'off' | 'open' | 'refused' | 'too-many'> {
  const { previewSecret } = environment.content;
  if (!previewSecret) return 'off';
  const address = request.headers.get(visitorAddressHeader) ?? '';
  if ((await limit.begin(address)) !== undefined) return 'too-many';
  if (!isSame(secret ?? '', previewSecret)) return 'refused';
  // Editors open the preview once per entry, so a success resets the count.
  await limit.forgive(address);
  return 'open';
}
