import type { LoaderFunctionArgs } from '@remix-run/node';
import { blockFiles, readBlockFile } from '../../../workbench/gallery/block-files.server';
import { isBlockName } from '../../../workbench/gallery/fixtures/fixtures.server';
import { galleryHeaders, requireGallery } from '../../../workbench/gallery/gallery-switch.server';

/** Schema or reference page of a block, from the repository. */
export function loader({ request }: LoaderFunctionArgs): Response {
  requireGallery(request);
  const { searchParams } = new URL(request.url);
  const block = searchParams.get('block');
  const kind = blockFiles.find((name) => name === searchParams.get('file'));
  const found = isBlockName(block) && kind ? readBlockFile(block, kind) : undefined;
  if (!found)
    return new Response(`No such file. "block" names a block, "file" is one of: ${blockFiles.join(', ')}.`, {
      status: 404,
      headers: galleryHeaders,
    });
  return new Response(found.text, { headers: { ...galleryHeaders, 'content-type': found.type } });
}
