import type { ActionFunctionArgs } from '@remix-run/node';
import { currentTermsVersion } from '../../content/static-pages/terms-version.server';
import { readFields } from '../../player/forms/read-form.server';
import { signInWith } from '../../player/sign-in/read-sign-in.server';
import type { SignInAnswer } from '../../player/sign-in/use-sign-in';
import { siteOfParameter } from '../../site/resolve.server';
import { postOnly } from '../../server/post-only';

export const loader = postOnly;

/** Signs a player in for the dialog; the tokens stay in the server's session (DESIGN §8). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site) return Response.json({ code: 'locale.unknown' }, { status: 400 });
  const fields = await readFields(request);
  const outcome = await signInWith(fields, { request, site, termsVersion: await currentTermsVersion(site) });
  const headers = outcome.signedIn ? outcome.headers : new Headers({ 'cache-control': 'no-store' });
  const answer: SignInAnswer = outcome.signedIn
    ? {
        status: 'success',
        next: outcome.next,
        firstLogin: outcome.firstLogin,
        showUpdatedTnC: outcome.showUpdatedTnC,
      }
    : { status: 'refused', refusal: outcome.refusal, result: outcome.result };
  return Response.json(answer, { status: outcome.signedIn ? 200 : outcome.status, headers });
}
