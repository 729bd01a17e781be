import type { ActionFunctionArgs } from '@remix-run/node';
import { experimentEventForm } from '../../player/experiments/experiment-event-form.server';
import { UnknownVariantError, takeEvent } from '../../player/experiments/take-event.server';
import { readForm } from '../../player/forms/read-form.server';
import { PlatformError } from '../../platform/client.server';
import { optionalPlayer } from '../../platform/player.server';
import { visitorAddressHeader } from '../../platform/visitor/visitor-country.server';
import { log } from '../../server/log.server';
import { postOnly } from '../../server/post-only';
import { TryLimit } from '../../server/rate-limit.server';
import { siteOfParameter } from '../../site/resolve.server';

/** Allows for many visitors behind one address, but stops a script that sends thousands. */
const reports = new TryLimit({ name: 'experiments', maxFailures: 600 });

export const loader = postOnly;

/** Receives experiment events of a browser with consent. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const submission = await readForm(request, experimentEventForm);
  if (submission.status !== 'success') return reply({ code: 'error.request.invalid' }, 400);
  const site = siteOfParameter(request);
  if (!site) return reply({ code: 'locale.unknown' }, 400);
  if ((await reports.begin(request.headers.get(visitorAddressHeader) ?? '')) !== undefined)
    return reply({ code: 'error.too.many.requests' }, 429);
  try {
    const player = await optionalPlayer(request);
    const cookie = await takeEvent(submission.value, { request, site, player, now: Date.now() });
    return reply({}, 200, cookie);
  } catch (error) {
    if (error instanceof UnknownVariantError) return reply({ code: 'error.request.invalid' }, 400);
    if (!(error instanceof PlatformError)) throw error;
    log.warn(
      { event: 'experiment.uncounted', brand: site.brand.id, reason: error.message },
      'a report of an experiment was not taken in',
    );
    return reply({ code: error.refused ? error.code : 'error.system.error' }, 502);
  }
}

function reply(body: object, status = 200, cookie?: string): Response {
  const headers = { 'cache-control': 'private, no-store', ...(cookie ? { 'set-cookie': cookie } : {}) };
  return Response.json(body, { status, headers });
}
