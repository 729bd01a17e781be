import type { PreviewBlocksAnswer, PreviewBlocksRequest } from '../../../schemas/generated/types';
import { validatePreviewBlocksRequest } from '../../../schemas/generated/validators.js';
import { schemaFault } from '../../content/documents/schema-fault';
import { previewOf } from '../../content/preview/preview-cookie.server';
import { previewNotes } from '../../content/preview/preview-marks.server';
import { pathOnHost } from '../../content/preview/preview-request';
import { inPreview } from '../../content/preview/preview-scope.server';
import { holdUnsaved } from '../../content/preview/unsaved-content.server';
import { currentTermsVersion } from '../../content/static-pages/terms-version.server';
import { MovedError } from '../../fill/context';
import { queryOf } from '../../fill/page-query';
import { visitorFor } from '../../platform/visitor/visitor.server';
import type { RenderMemory } from '../../render/render-memory.server';
import { errorMessage } from '../../server/error-message';
import { bodyTooLong, readText } from '../../server/read-text.server';
import { channelOf } from '../../site/channel';
import { resolveSite } from '../../site/resolve.server';
import { loadPage } from '../load-page.server';
import { pageRequest, renderBlocksOf, shownBlocks } from '../make-page.server';
import type { PageKey } from '../page';
import { pageHead } from '../page-head';
import { readsOf } from '../page-reads';
import { pageEdit } from './page-edit.server';
import { changedBlocks, contentHashes, pageInStudio } from './page-in-studio.server';
import { previewVisitor } from './preview-visitor';

/** Limit in bytes, far above all unsaved content of a page. */
const maxBytes = 2_000_000;

const headers = { 'cache-control': 'private, no-store' };

const refuse = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers });

/** Responds with a page in preview with unsaved content: the HTML that differs from what the sender has. */
export async function answerPreviewBlocks(request: Request): Promise<Response> {
  const body = await readText(request, maxBytes);
  if (body === undefined) return bodyTooLong(maxBytes);
  const requested = parsed(body);
  if (!validatePreviewBlocksRequest(requested)) {
    const { pointer = '/', reason = 'is wrong' } = schemaFault(validatePreviewBlocksRequest.errors) ?? {};
    return refuse(400, 'preview.request', `${pointer}: ${reason}`);
  }
  try {
    return await answerFor(request, requested);
  } catch (error) {
    // A redirect has no blocks.
    if (error instanceof Response || error instanceof MovedError)
      return refuse(409, 'preview.moved', 'This address leads to another page.');
    return refuse(502, 'preview.unavailable', errorMessage(error));
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function answerFor(request: Request, requested: PreviewBlocksRequest): Promise<Response> {
  const { origin } = new URL(request.url);
  const address = pathOnHost(requested.path, origin);
  if (address === undefined) return refuse(400, 'preview.request', '/path: is none of this host');
  const wanted = new Request(origin + address, { headers: request.headers, signal: request.signal });
  const resolution = resolveSite(wanted);
  if (resolution.kind === 'redirect')
    return refuse(409, 'preview.moved', 'This address leads to another page.');
  const { site, path } = resolution;
  const preview = await previewOf(request, site.brand.id, Date.now());
  if (!preview) return refuse(403, 'preview.closed', 'No preview is open here, or it is over.');
  const termsVersion = () => currentTermsVersion(site);
  const visitor = await visitorFor(wanted, site, { path, termsVersion, isPreview: true });
  const { facts, scope } = previewVisitor(preview, visitor);
  const { pathname, searchParams } = new URL(wanted.url);
  const key: PageKey = {
    ...{ origin, address: pathname, channel: channelOf((name) => request.headers.get(name)) },
    standIn: visitor.access.allow ? undefined : visitor.access.reason,
  };
  const edit = pageEdit(site, preview.id, path);
  const answer = await edit.inTurn(() => {
    const { unsaved, version } = requested;
    holdUnsaved(edit.name, { unsaved, ...(version ? { version } : {}) });
    return inPreview(
      { ...scope, unsaved: edit.name, ...(requested.refresh ? { fresh: 'page' } : {}) },
      () => blocksOf(key, requested, edit.memory),
      readsOf(facts, queryOf(searchParams), visitor.closed),
    );
  });
  return Response.json(answer, { headers });
}

async function blocksOf(
  key: PageKey,
  { have, version }: PreviewBlocksRequest,
  memory: RenderMemory,
): Promise<PreviewBlocksAnswer> {
  const request = pageRequest(key);
  const { site, path, view, standIn } = request;
  const filled = await loadPage({ site, path: standIn?.path ?? path, bare: standIn?.bare ?? false });
  const { blocks, markup } = renderBlocksOf(request, filled, memory);
  const { title } = pageHead({ ...filled, blocks: shownBlocks(filled) }, site.brand.name);
  return {
    ...pageInStudio(filled, title, path),
    blocks: changedBlocks({ blocks, markup, places: filled.places }, have),
    notesHtml: previewNotes(filled.notes, view),
    ...(version ? { contentHashes: contentHashes(blocks) } : {}),
  };
}
