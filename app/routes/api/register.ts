import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readFields } from '../../player/forms/read-form.server';
import { openRegistration } from '../../player/registration/open-registration.server';
import { takeRegistrationForm } from '../../player/registration/registration.server';
import { siteOfParameter } from '../../site/resolve.server';

const refused = () => Response.json({ code: 'error.request.refused' }, { status: 400 });

/** What the dialog over a content page needs to show a registration. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site) return refused();
  const { setup, view, headers } = await openRegistration(request, site);
  return Response.json({ setup, view }, { headers });
}

/** Takes the forms of a registration that are sent by script. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site) return refused();
  const { answer, status, headers } = await takeRegistrationForm(request, site, await readFields(request));
  return Response.json({ ...answer.result, view: answer.view }, { status, headers });
}
