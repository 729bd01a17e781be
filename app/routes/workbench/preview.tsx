import { type HeadersFunction, type LoaderFunctionArgs, data, redirect } from '@remix-run/node';
import type { MessageKey } from '../../../schemas/generated/message-keys';
import { previewAccess } from '../../content/preview/preview-access.server';
import { previewCookie } from '../../content/preview/preview-cookie.server';
import { entryAnchor, pathOnHost, readPreviewRequest } from '../../content/preview/preview-request';
import { brandOfHost, resolveSite, sitesOf } from '../../site/resolve.server';
import { translator } from '../../site/texts/messages.server';
import { ContentPage } from '../../page/document/content-page';
import { keepDocument, useContentDocument } from '../../page/document/document-context';
import { noticeDocument } from '../../workbench/preview/preview-notice.server';

/** The address contains a secret, so it must be neither cached nor sent as a referrer. */
const headersOfSecret = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** Opens the preview of a site: the address an editor's "Open preview" leads to (docs/preview.md). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const brand = brandOfHost(request);
  const access = await previewAccess(request, searchParams.get('secret'));
  if (!brand || access === 'off') throw new Response('Not found.', { status: 404, headers: headersOfSecret });
  const refuse = (status: number, text: MessageKey) => {
    const [site] = [siteOfPath(request), ...sitesOf(brand)].filter((found) => found !== undefined);
    if (!site) throw new Response('Not found.', { status: 404, headers: headersOfSecret });
    keepDocument(context, noticeDocument(request, site, translator(site), text));
    return data(null, { status, headers: headersOfSecret });
  };
  if (access === 'too-many') return refuse(429, 'preview.tooMany');
  if (access === 'refused') return refuse(403, 'preview.wrongSecret');
  const wanted = readPreviewRequest(searchParams, origin);
  if (!wanted) return refuse(400, 'preview.wrongPath');
  const cookie = await previewCookie(request, { brand: brand.brand.id, at: wanted.at }, Date.now());
  const anchor = wanted.entry ? `#${entryAnchor(wanted.entry)}` : '';
  return redirect(wanted.path + anchor, { headers: { ...headersOfSecret, 'set-cookie': cookie } });
}

/** The site of the page that was wanted: its language is the editor's best guess. */
function siteOfPath(request: Request) {
  const { origin, searchParams } = new URL(request.url);
  const path = pathOnHost(searchParams.get('path'), origin);
  if (path === undefined) return undefined;
  const resolution = resolveSite(new Request(origin + path, { headers: request.headers }));
  return resolution.kind === 'site' ? resolution.site : undefined;
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Preview() {
  const document = useContentDocument();
  return document ? <ContentPage document={document} /> : null;
}
