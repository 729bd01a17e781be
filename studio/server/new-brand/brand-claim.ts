import type { ContentTag } from '../../../schemas/generated/types';
import { validateContentTag } from '../../../schemas/generated/validators.js';
import { type ContentApi, ContentRefusal } from '../content-api';
import { StudioRefusal } from '../studio-refusal';
import { removeTagged } from './tagged-content';

/** Suffix of the name of a brand's tag until the brand is made. */
const mark = ' (in the making)';
/** Far longer than making a brand takes: its process has ended. */
const abandonedAfterMs = 10 * 60_000;

interface Tag {
  readonly id: string;
  readonly name: string;
}

/** State of an id at the content service. */
export type IdState = 'free' | 'in-the-making' | 'taken';

/** Whether there is content of a brand. @param now milliseconds @throws ContentUnreachable or ContentRefusal */
export async function idState(
  content: ContentApi,
  token: string,
  brand: string,
  now: number,
): Promise<IdState> {
  const tag = await readTag(content, token, `brand-${brand}`);
  if (!tag) return 'free';
  if (!tag.name.endsWith(mark)) return 'taken';
  return isAbandoned(tag, now) ? 'free' : 'in-the-making';
}

/**
 * Claims the id of a brand by creating the tag of its content, which the content service allows only once. Leftovers of
 * an aborted attempt are removed first.
 * @param now milliseconds
 * @throws StudioRefusal 409 when the id is taken or claimed by another person
 */
export async function claimBrand(content: ContentApi, token: string, tag: Tag, now: number): Promise<void> {
  const before = await readTag(content, token, tag.id);
  if (before?.name.endsWith(mark) && isAbandoned(before, now)) await giveUpBrand(content, token, tag.id);
  try {
    await content.call(pathOf(content, tag.id), validateContentTag, {
      token,
      method: 'PUT',
      headers: { 'x-contentful-tag-visibility': 'public' },
      body: { sys: { id: tag.id, type: 'Tag', visibility: 'public' }, name: `${tag.name}${mark}` },
    });
  } catch (error) {
    if (error instanceof ContentRefusal && (error.status === 409 || isNameTaken(error))) throw brandTaken();
    throw error;
  }
}

/** Ends the claim of a finished brand. @throws ContentUnreachable or ContentRefusal */
export async function confirmBrand(content: ContentApi, token: string, { id, name }: Tag): Promise<void> {
  const tag = await readTag(content, token, id);
  await content.call(pathOf(content, id), validateContentTag, {
    token,
    method: 'PUT',
    headers: { 'x-contentful-version': String(tag?.sys.version ?? 1) },
    body: { sys: { id, type: 'Tag', visibility: 'public' }, name },
  });
}

/** Removes everything of an unfinished brand, the claim last. @throws ContentUnreachable or ContentRefusal */
export async function giveUpBrand(content: ContentApi, token: string, tagId: string): Promise<void> {
  await removeTagged(content, token, tagId);
  const tag = await readTag(content, token, tagId);
  if (!tag) return;
  const headers = { 'x-contentful-version': String(tag.sys.version) };
  await content.fetch(pathOf(content, tagId), { token, method: 'DELETE', headers });
}

/** Refusal of a second person who makes the same brand. */
export function brandTaken(): StudioRefusal {
  return new StudioRefusal(409, 'BrandTaken', 'Somebody else makes, or has just made, a brand with this id.');
}

async function readTag(content: ContentApi, token: string, id: string): Promise<ContentTag | undefined> {
  try {
    return await content.call(pathOf(content, id), validateContentTag, { token });
  } catch (error) {
    if (error instanceof ContentRefusal && error.status === 404) return undefined;
    throw error;
  }
}

function pathOf(content: ContentApi, id: string): string {
  return content.inEnvironment(`/tags/${encodeURIComponent(id)}`);
}

function isAbandoned({ sys }: ContentTag, now: number): boolean {
  return now - Date.parse(sys.updatedAt) > abandonedAfterMs;
}

/** Tag names must be unique, too. */
function isNameTaken({ error }: ContentRefusal): boolean {
  return JSON.stringify(error.details ?? null).includes('"taken"');
}
