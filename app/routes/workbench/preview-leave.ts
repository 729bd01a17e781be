import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { noPreviewCookie } from '../../content/preview/preview-cookie.server';
import { pathOnHost } from '../../content/preview/preview-request';
import { bodyTooLong, readText } from '../../server/read-text.server';
import { postOnly } from '../../server/post-only';

const maxBytes = 4_000;

export const loader = postOnly;

/** Ends the preview and shows the published page. Needs no permission: without a preview it does nothing. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const body = await readText(request, maxBytes);
  if (body === undefined) return bodyTooLong(maxBytes);
  const path = pathOnHost(new URLSearchParams(body).get('path'), new URL(request.url).origin) ?? '/';
  const headers = { 'cache-control': 'no-store', 'set-cookie': await noPreviewCookie(request) };
  return redirect(path, { status: 303, headers });
}
