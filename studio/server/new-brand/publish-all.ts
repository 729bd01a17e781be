import { setTimeout as sleep } from 'node:timers/promises';
import type { BulkAction, NewBrandContent } from '../../../schemas/generated/types';
import { validateBulkAction } from '../../../schemas/generated/validators.js';
import { isRecord } from '../../../schemas/is-record';
import { type ContentApi, ContentRefusal, ContentUnreachable } from '../content-api';

/** An entry or asset at the created version. */
export interface PublishLink {
  readonly linkType: 'Entry' | 'Asset';
  readonly id: string;
  readonly version: number;
}

/** Limit per bulk action. */
const maxItems = 200;
const pauseMs = 500;
const maxPolls = 240;

/** Publishes all content of a new brand, in several actions if needed: link targets before the entries that link them. */
export async function publishAll(
  content: ContentApi,
  token: string,
  links: readonly PublishLink[],
  { entries }: NewBrandContent,
): Promise<void> {
  const inOrder = linkedFirst(links, entries);
  for (let start = 0; start < inOrder.length; start += maxItems)
    await publishSome(content, token, inOrder.slice(start, start + maxItems));
}

async function publishSome(content: ContentApi, token: string, links: readonly PublishLink[]): Promise<void> {
  const items = links.map((link) => ({ sys: { type: 'Link', ...link } }));
  let action: BulkAction = await content.call(
    content.inEnvironment('/bulk_actions/publish'),
    validateBulkAction,
    { token, method: 'POST', body: { entities: { sys: { type: 'Array' }, items } } },
  );
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const { id, status } = action.sys;
    if (status === 'succeeded') return;
    if (status === 'failed')
      throw new ContentRefusal(422, action.error ?? { sys: { id: 'BulkActionFailed', type: 'Error' } });
    await sleep(pauseMs);
    const path = content.inEnvironment(`/bulk_actions/actions/${encodeURIComponent(id)}`);
    action = await content.call(path, validateBulkAction, { token });
  }
  throw new ContentUnreachable('publishing does not end');
}

/** Pictures first, then each entry after those it links. */
function linkedFirst(
  links: readonly PublishLink[],
  entries: NewBrandContent['entries'],
): readonly PublishLink[] {
  const fieldsOf = new Map(entries.map(({ id, fields }) => [id, fields]));
  const linkOf = new Map(links.filter(({ linkType }) => linkType === 'Entry').map((link) => [link.id, link]));
  const ordered = new Set(links.filter(({ linkType }) => linkType === 'Asset'));
  const open = new Set<string>();
  const add = (id: string) => {
    const link = linkOf.get(id);
    if (!link || ordered.has(link) || open.has(id)) return;
    open.add(id);
    for (const linked of linkedIds(fieldsOf.get(id))) add(linked);
    ordered.add(link);
  };
  for (const id of linkOf.keys()) add(id);
  return [...ordered];
}

function linkedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedIds);
  if (!isRecord(value)) return [];
  const { sys } = value;
  if (isRecord(sys) && sys['linkType'] === 'Entry' && typeof sys['id'] === 'string') return [sys['id']];
  return Object.values(value).flatMap(linkedIds);
}
