import type { LoaderFunctionArgs } from '@remix-run/node';
import { galleryCells } from '../../../workbench/gallery/cells/cells.server';
import { galleryHeaders, requireGallery } from '../../../workbench/gallery/gallery-switch.server';

/** Everything the gallery can show, as JSON: blocks and fixtures, brands and locales, states and viewports. */
export function loader({ request }: LoaderFunctionArgs): Response {
  requireGallery(request);
  return Response.json(galleryCells(new URL(request.url)), { headers: galleryHeaders });
}
