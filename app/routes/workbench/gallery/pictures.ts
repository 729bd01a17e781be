import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireFixtureFrame } from '../../../workbench/gallery/gallery-switch.server';
import { fixturePicture } from '../../../workbench/gallery/fixtures/pictures.server';

/** Pictures of fixtures, whose own host does not exist. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  requireFixtureFrame(request);
  const { body, type } = await fixturePicture(params['*'] ?? '');
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'private, max-age=3600',
      // An SVG opened directly is a document, so it is sandboxed.
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}
