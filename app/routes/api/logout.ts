import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readFields } from '../../player/forms/read-form.server';
import { signOut } from '../../player/session/sign-out.server';
import { siteOfParameter } from '../../site/resolve.server';
import { postOnly } from '../../server/post-only';

export const loader = postOnly;

/** Signs out and redirects home; also accepts a plain form without JavaScript. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site) return Response.json({ code: 'locale.unknown' }, { status: 400 });
  const isInactive = (await readFields(request)).get('reason') === 'inactivity';
  return redirect(`/${site.locale}`, { headers: await signOut(request, site, isInactive) });
}
