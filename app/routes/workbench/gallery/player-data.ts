import type { LoaderFunctionArgs } from '@remix-run/node';
import { galleryHeaders, requireFixtureFrame } from '../../../workbench/gallery/gallery-switch.server';
import { playerData } from '../../../workbench/gallery/player-data.server';
import { cellOf } from '../../../workbench/gallery/read-request.server';

/** Responds to the islands of a frame with data of its fixture. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { cell, faults } = cellOf(request, requireFixtureFrame(request));
  if (!cell)
    return Response.json(
      { code: 'parameter.invalid', message: 'A parameter names nothing there is.', parameters: faults },
      { status: 400, headers: galleryHeaders },
    );
  const { searchParams, origin } = new URL(request.url);
  return Response.json(playerData(cell, searchParams.get('place') ?? '', origin), {
    headers: galleryHeaders,
  });
}
