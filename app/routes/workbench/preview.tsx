import { type HeadersFunction, type LoaderFunctionArgs, data, redirect } from '@remix-run/node';
import type { MessageKey } from '../../../schemas/generated/message-keys';
import type { PreviewFacts } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import { previewAccess } from '../../content/preview/preview-access.server';
import { readGrant } from '../../content/preview/preview-grant.server';
import { previewCookie } from '../../content/preview/preview-cookie.server';
import { entryAnchor, pathOnHost, readPreviewRequest } from '../../content/preview/preview-request';
import { brandOfHost, resolveSite, sitesOf } from '../../site/resolve.server';
import { translator } from '../../site/texts/messages.server';
import { ContentPage } from '../../page/document/content-page';
import { keepDocument, useContentDocument } from '../../page/document/document-context';
import { type Notice, noticeDocument } from '../../page/preview/preview-notice.server';

/** The address contains a secret, so it must be neither cached nor sent as a referrer. */
const headersOfSecret = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** Opens the preview of a site; the target of an editor's "Open preview" (docs/preview.md). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const configured = brandOfHost(request);
  const opened = configured && (await openedBy(request, searchParams, configured.brand.id));
  if (!configured || !opened || opened === 'off')
    throw new Response('Not found.', { status: 404, headers: headersOfSecret });
  const refuse = (status: number, text: MessageKey, reason: Notice['reason'] = 'refused') => {
    const [site] = [siteOfPath(request, searchParams.get('path')), ...sitesOf(configured)].filter(
      (found) => found !== undefined,
    );
    if (!site) throw new Response('Not found.', { status: 404, headers: headersOfSecret });
    const notice = { title: 'preview.refusedTitle', text, reason } as const;
    keepDocument(context, noticeDocument(request, site, translator(site), notice));
    return data(null, { status, headers: headersOfSecret });
  };
  if (opened === 'too-many') return refuse(429, 'preview.tooMany', 'too-many');
  if (opened === 'wrong-secret') return refuse(403, 'preview.wrongSecret');
  if (opened === 'wrong-grant') return refuse(403, 'preview.wrongGrant');
  const { asked: requested, facts, published } = opened;
  const wanted = readPreviewRequest(requested, origin);
  if (!wanted) return refuse(400, 'preview.wrongPath');
  const looked = { at: wanted.at, ...(facts ? { facts } : {}), ...(published ? { published } : {}) };
  const cookie = await previewCookie(request, { brand: configured.brand.id, ...looked }, Date.now());
  const anchor = wanted.entry ? `#${entryAnchor(wanted.entry)}` : '';
  return redirect(wanted.path + anchor, { headers: { ...headersOfSecret, 'set-cookie': cookie } });
}

/** The requested preview: the claims of a grant, or the parameters sent with the secret. */
type Opened =
  | 'off'
  | 'too-many'
  | 'wrong-secret'
  | 'wrong-grant'
  | { asked: URLSearchParams; facts?: PreviewFacts | undefined; published?: boolean };

async function openedBy(request: Request, search: URLSearchParams, brand: string): Promise<Opened> {
  const token = search.get('grant');
  if (token === null) {
    const access = await previewAccess(request, search.get('secret'));
    if (access === 'open') return { asked: search };
    return access === 'refused' ? 'wrong-secret' : access;
  }
  if (!environment.content.previewSecret) return 'off';
  const grant = await readGrant(token, brand, Date.now());
  if (!grant) return 'wrong-grant';
  const { path, at, entry, facts, content } = grant;
  const requested = new URLSearchParams({ path, ...(at ? { at } : {}), ...(entry ? { entry } : {}) });
  return { asked: requested, facts, published: content === 'published' };
}

/** The site of the requested page: its language is the best guess for the editor's. */
function siteOfPath(request: Request, wanted: string | null) {
  const { origin } = new URL(request.url);
  const path = pathOnHost(wanted, origin);
  if (path === undefined) return undefined;
  const resolution = resolveSite(new Request(origin + path, { headers: request.headers }));
  return resolution.kind === 'site' ? resolution.site : undefined;
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Preview() {
  const document = useContentDocument();
  return document ? <ContentPage document={document} /> : null;
}
