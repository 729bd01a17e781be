import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFields } from '../player/forms/read-form.server';
import { readBegun } from '../player/breaks/begun';
import { BreakPage, breakHeading } from '../player/safety/break-page';
import { beginBreak } from '../player/safety/panic.server';
import { translator } from '../site/texts/messages.server';
import { siteOfPage } from '../site/site-of-page.server';

export { ApplicationError as ErrorBoundary } from './application-error';

/** Confirms that a break, a time-out or an exclusion has started, or reports that a break could not. */
export function loader({ request }: LoaderFunctionArgs) {
  const site = siteOfPage(request);
  const { searchParams } = new URL(request.url);
  const failed = searchParams.has('failed');
  const begun = readBegun(searchParams);
  const heading = breakHeading(failed, begun);
  return { failed, begun, heading, title: `${translator(site)(heading)} · ${site.brand.name}` };
}

/** The panic button: one click without confirmation. A plain form sends it from any page. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  await readFields(request);
  const site = siteOfPage(request);
  const outcome = await beginBreak(request, site);
  if (outcome.begun) return redirect(`/${site.locale}/break`, { headers: outcome.headers });
  return redirect(`/${site.locale}/${outcome.reason === 'failed' ? 'break?failed' : 'login'}`);
}

export { titleMeta as meta } from '../page/application/title-meta';

export default function Break() {
  const { failed, begun, heading } = useLoaderData<typeof loader>();
  return <BreakPage failed={failed} begun={begun} heading={heading} />;
}
