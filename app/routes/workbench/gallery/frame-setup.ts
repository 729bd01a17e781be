import type { LoaderFunctionArgs } from '@remix-run/node';
import { frameSetup } from '../../../workbench/gallery/frame-setup';
import { galleryHeaders, requireFixtureFrame } from '../../../workbench/gallery/gallery-switch.server';

/** Stops the clock of a frame before its islands start. */
export function loader({ request }: LoaderFunctionArgs): Response {
  requireFixtureFrame(request);
  const { searchParams } = new URL(request.url);
  const now = Number(searchParams.get('now') ?? NaN);
  if (!Number.isSafeInteger(now))
    return new Response('The parameter now must be a time in milliseconds.', {
      status: 400,
      headers: galleryHeaders,
    });
  return new Response(frameSetup(now, searchParams.get('live') !== 'real'), {
    headers: { ...galleryHeaders, 'content-type': 'text/javascript; charset=utf-8' },
  });
}
