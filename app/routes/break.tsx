import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BreakPage } from '../player/safety/break-page';
import { translator } from '../site/texts/messages.server';
import { resolveSite } from '../site/resolve.server';

export { ApplicationError as ErrorBoundary } from './application-error';

/** Says that a break has begun, or that it could not. */
export function loader({ request }: LoaderFunctionArgs) {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  const { site } = resolution;
  const failed = new URL(request.url).searchParams.has('failed');
  const t = translator(site);
  return {
    failed,
    title: `${t(failed ? 'safety.noBreak.title' : 'safety.break.title')} · ${site.brand.name}`,
  };
}

export { titleMeta as meta } from '../page/application/title-meta';

export default function Break() {
  return <BreakPage failed={useLoaderData<typeof loader>().failed} />;
}
