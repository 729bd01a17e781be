import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentDocument } from './content-document.server';
import { headTags } from './head-tags';
import { visitorFor } from '../platform/visitor.server';
import { resolveSite } from '../site/resolve.server';
import { ContentPage } from './content-page';

/** Every page that content makes: host and path → site, visitor, page, HTML (DESIGN §2). */
export async function loader({ request }: LoaderFunctionArgs) {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  const { site, path } = resolution;
  const visitor = await visitorFor(request, site);
  return contentDocument({ request, site, path, ...visitor });
}

/** A content page loads whole documents only, so that there is nothing for the client router to fetch. */
export const handle = { document: 'content' } as const;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data) : []);

export default function Page() {
  return <ContentPage document={useLoaderData<typeof loader>()} />;
}
