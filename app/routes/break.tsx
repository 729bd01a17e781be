import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFields } from '../player/forms/read-form.server';
import { BreakPage } from '../player/safety/break-page';
import { beginBreak } from '../player/safety/panic.server';
import { translator } from '../site/texts/messages.server';
import { siteOfPage } from '../site/site-of-page.server';

export { ApplicationError as ErrorBoundary } from './application-error';

/** Says that a break has begun, or that it could not. */
export function loader({ request }: LoaderFunctionArgs) {
  const site = siteOfPage(request);
  const failed = new URL(request.url).searchParams.has('failed');
  const t = translator(site);
  return {
    failed,
    title: `${t(failed ? 'safety.noBreak.title' : 'safety.break.title')} · ${site.brand.name}`,
  };
}

/** The panic button: one press, no question. A plain form sends it from any page. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  await readFields(request);
  const site = siteOfPage(request);
  const outcome = await beginBreak(request, site);
  if (outcome.begun) return redirect(`/${site.locale}/break`, { headers: outcome.headers });
  return redirect(`/${site.locale}/${outcome.reason === 'failed' ? 'break?failed' : 'login'}`);
}

export { titleMeta as meta } from '../page/application/title-meta';

export default function Break() {
  return <BreakPage failed={useLoaderData<typeof loader>().failed} />;
}
