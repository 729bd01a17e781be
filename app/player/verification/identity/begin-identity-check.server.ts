import { redirect } from '@remix-run/node';
import { PlatformError } from '../../../platform/client.server';
import { requirePlayer } from '../../../platform/player.server';
import { log } from '../../../server/log.server';
import { publicOrigin } from '../../../server/public-origin.server';
import { answerForm, readFields } from '../../forms/read-form.server';
import { beginIdentityCheck } from './identity-calls.server';
import { identityPath, identityReturnPath } from './identity-paths';

/**
 * Starts an identity check; the same address then shows its page.
 * @throws Response the redirect there, and as `readFields` does
 */
export async function takeIdentityCheck(request: Request) {
  const player = await requirePlayer(request);
  await readFields(request);
  const { locale } = player.site;
  try {
    await beginIdentityCheck(player, `${publicOrigin(request)}/${locale}${identityReturnPath}`);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (!error.refused)
      log.error({ event: 'identity.failed', reason: error.message }, 'a check of an identity did not begin');
    const code = error.refused ? error.code : unavailable;
    return answerForm(request, { answer: { result: { status: 'error', error: { '': [code] } } } });
  }
  throw redirect(`/${locale}${identityPath}`, { status: 303 });
}

const unavailable = 'error.identity.provider.unavailable';
