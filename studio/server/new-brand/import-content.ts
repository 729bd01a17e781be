import type { NewBrandContent } from '../../../schemas/generated/types';
import { validateManagedAsset, validateManagedEntry } from '../../../schemas/generated/validators.js';
import type { Studio } from '../app';
import { ContentUnreachable } from '../content-api';
import { sendUpload } from '../send-upload';
import { inParallel } from './in-parallel';
import type { PublishLink } from './publish-all';

type Picture = NewBrandContent['pictures'][number];
type Entry = NewBrandContent['entries'][number];
type Report = (step: 'pictures' | 'entries', done: number, total: number) => void;

/** The locale of files, which are the same in all languages. */
const fileLocale = 'en';

/**
 * Imports the content of a brand into the content service as drafts, with the caller's permissions.
 * @returns everything to publish, without drafts @throws ContentUnreachable, ContentRefusal or StudioRefusal; created
 *   content stays
 */
export async function importDrafts(
  studio: Studio,
  token: string,
  { tag, pictures, entries }: NewBrandContent,
  report: Report,
): Promise<PublishLink[]> {
  const links: PublishLink[] = [];
  const made = (link: PublishLink, step: 'pictures' | 'entries', total: number, before = 0) => {
    links.push(link);
    report(step, links.length - before, total);
  };
  report('pictures', 0, pictures.length);
  await inParallel(pictures, async (picture) => {
    const version = await makeAsset(studio, token, picture, tag.id);
    made({ linkType: 'Asset', id: picture.id, version }, 'pictures', pictures.length);
  });
  report('entries', 0, entries.length);
  await inParallel(entries, async (entry) => {
    const version = await makeEntry(studio, token, entry);
    made({ linkType: 'Entry', id: entry.id, version }, 'entries', entries.length, pictures.length);
  });
  const drafts = new Set(entries.filter(({ isDraft }) => isDraft).map(({ id }) => id));
  return links.filter(({ id }) => !drafts.has(id));
}

async function makeAsset(studio: Studio, token: string, picture: Picture, tagId: string): Promise<number> {
  const { content } = studio;
  const { id, title, description, fileName, svg } = picture;
  const uploadId = await sendUpload(studio, token, svg, Buffer.byteLength(svg));
  const file = {
    fileName,
    contentType: 'image/svg+xml',
    uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: uploadId } },
  };
  const path = content.inEnvironment(`/assets/${encodeURIComponent(id)}`);
  const fields = { title, ...(description && { description }), file: { [fileLocale]: file } };
  const body = { fields, metadata: tagged([tagId]) };
  const { sys } = await content.call(path, validateManagedAsset, { token, method: 'PUT', body });
  const processed = await content.fetch(`${path}/files/${fileLocale}/process`, {
    token,
    method: 'PUT',
    headers: { 'x-contentful-version': String(sys.version) },
  });
  if (!processed.ok) throw new ContentUnreachable(`${path} was not processed: ${processed.status}`);
  return processedVersion(studio, token, path);
}

const processingTries = 60;
const processingPauseMs = 500;

/** Contentful processes files asynchronously. */
async function processedVersion({ content }: Studio, token: string, path: string): Promise<number> {
  for (let tries = 0; tries < processingTries; tries += 1) {
    const asset = await content.call(path, validateManagedAsset, { token });
    if (asset.fields.file?.[fileLocale]?.url !== undefined) return asset.sys.version;
    await new Promise((resolve) => setTimeout(resolve, processingPauseMs));
  }
  throw new ContentUnreachable(`${path} is not processed`);
}

async function makeEntry({ content }: Studio, token: string, entry: Entry): Promise<number> {
  const { id, contentType, fields, tags } = entry;
  const path = content.inEnvironment(`/entries/${encodeURIComponent(id)}`);
  const headers = { 'x-contentful-content-type': contentType };
  const body = { fields, metadata: tagged(tags) };
  const { sys } = await content.call(path, validateManagedEntry, { token, method: 'PUT', headers, body });
  return sys.version;
}

function tagged(ids: readonly string[]) {
  return { tags: ids.map((id) => ({ sys: { type: 'Link', linkType: 'Tag', id } })) };
}
