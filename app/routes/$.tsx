import { type HeadersFunction, type LoaderFunctionArgs, data, redirect } from '@remix-run/node';
import { withPreview } from '../content/preview-cookie.server';
import { currentTermsVersion } from '../content/terms-version.server';
import { visitorFor } from '../platform/visitor.server';
import { isPlayOfNobody } from '../site/play-path';
import { resolveSite } from '../site/resolve.server';
import { localeAddress } from '../site/wanted-path';
import { contentDocument } from './content-document.server';
import { ContentPage } from './content-page';
import { keepDocument, useContentDocument } from './document-context';

/** Every page that content makes: host and path → site, visitor, page, HTML (DESIGN §2). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  const { site, path } = resolution;
  if (isPlayOfNobody(path, site.brand)) throw redirect(localeAddress(site.locale, '/'));
  const visitor = await visitorFor(request, site, {
    path,
    termsVersion: () => currentTermsVersion(site),
  });
  const { document, status, headers } = await withPreview(request, site, () =>
    contentDocument({ request, site, path, ...visitor }),
  );
  keepDocument(context, document);
  return data(null, { status, headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Page() {
  const document = useContentDocument();
  return document ? <ContentPage document={document} /> : null;
}
