import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readFields } from '../../player/forms/read-form.server';
import { openReset, takeResetForm } from '../../player/reset-password/reset.server';
import { siteOfParameter } from '../../site/resolve.server';

const refused = () => Response.json({ code: 'error.request.refused' }, { status: 400 });

/** What the dialog over a content page needs to show a password reset. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site) return refused();
  const { view, headers } = await openReset(request, site);
  return Response.json({ view }, { headers });
}

/** Takes the forms of a password reset that are sent by script. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site) return refused();
  const { answer, status, headers } = await takeResetForm(request, site, await readFields(request));
  return Response.json({ ...answer.result, view: answer.view }, { status, headers });
}
