import { type HeadersFunction, type LoaderFunctionArgs, data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Island } from '../../../ui/live/island';
import { previewOf } from '../../content/preview/preview-cookie.server';
import { keepDocument, useContentDocument } from '../../page/document/document-context';
import type { RenderedRegions } from '../../render/render-page.server';
import { environment } from '../../server/environment.server';
import { brandOfHost } from '../../site/resolve.server';
import { CellBody } from '../../workbench/gallery/cells/cell-body';
import { cellDocument, frameSetupHref } from '../../workbench/gallery/cells/cell-document.server';
import { galleryHeaders } from '../../workbench/gallery/gallery-switch.server';
import { cellOf } from '../../workbench/gallery/read-request.server';
import styles from '../../workbench/preview/block-picture.module.css';
import type { BlockPictureProps } from '../../workbench/preview/block-picture-props';
import { pictureOf } from '../../workbench/preview/block-picture.server';

/** A block with sample content in a brand's theme, for the studio's palette. Requires an open preview. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const configured = brandOfHost(request);
  const isOpen = configured && (await previewOf(request, configured.brand.id, Date.now()));
  const requested = configured && isOpen ? cellOf(request, configured).cell : undefined;
  if (!requested) throw new Response('Not found.', { status: 404, headers: galleryHeaders });
  const { cell, rendered } = await pictureOf(requested, new URL(request.url).origin);
  const regions: RenderedRegions = { header: '', main: '', footer: '' };
  regions[rendered.region] = rendered.html;
  const title = `${cell.block} | ${cell.site.brand.name}`;
  const canonical = new URL('/preview/block-picture', request.url).href;
  keepDocument(context, cellDocument(cell.site, { title, canonical, regions, direction: cell.direction }));
  const told: BlockPictureProps = {
    editorOrigins: environment.content.editorOrigins,
    shown: rendered.outcome === 'rendered',
  };
  return data({ setupHref: frameSetupHref(cell.now, cell.live), told }, { headers: galleryHeaders });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function PreviewBlockPicture() {
  const { setupHref, told } = useLoaderData<typeof loader>();
  const document = useContentDocument();
  if (!document) return null;
  return (
    <CellBody document={document} setupHref={setupHref} className={styles.picture}>
      <Island name="block-picture" on="load" props={told} className="contents" />
    </CellBody>
  );
}
