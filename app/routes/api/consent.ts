import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { consentForm } from '../../player/consent/consent-form.server';
import { consentOf, giveConsent } from '../../player/consent/consent.server';
import type { ConsentAnswer } from '../../player/consent/platform-consent';
import { readForm } from '../../player/forms/read-form.server';
import { log } from '../../server/log.server';
import { PlatformError } from '../../platform/client.server';
import { optionalPlayer, requirePlayer } from '../../platform/player.server';

/** The platform's record of the player's cookie decision (COOKIE-07). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const player = await optionalPlayer(request);
  if (!player) return reply<ConsentAnswer>({ signedIn: false, consent: null });
  try {
    return reply<ConsentAnswer>({ signedIn: true, consent: (await consentOf(player)) ?? null });
  } catch (error) {
    return failure(error);
  }
}

/** Stores a decision of the player on the platform (COOKIE-06). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const submission = await readForm(request, consentForm);
  const player = await requirePlayer(request);
  if (submission.status !== 'success') return reply({ code: 'error.request.invalid' }, 400);
  const { version, ...chosen } = submission.value;
  try {
    return reply(await giveConsent(player, { version, options: { essentials: true, ...chosen } }));
  } catch (error) {
    return failure(error);
  }
}

function reply<Body extends object>(body: Body, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
}

/** The decision applies in the browser anyway; the page retries later. */
function failure(error: unknown): Response {
  if (!(error instanceof PlatformError)) throw error;
  log.warn({ event: 'consent.failed', reason: error.message }, 'platform has not taken or given a consent');
  return reply({ code: error.refused ? error.code : 'error.system.error' }, 502);
}
