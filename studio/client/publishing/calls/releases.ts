import type { ContentRelease, ReleaseAction } from '../../../../schemas/generated/types';
import {
  validateContentRelease,
  validateContentReleases,
  validateReleaseAction,
  validateReleaseActions,
} from '../../../../schemas/generated/validators.js';
import { call, send } from '../../api/call';
import { untilAnswered, type Wait, waitMs } from './retry';

const path = '/api/environment/releases';
const pollMs = 700;
const maxPolls = 200;

export interface ReleaseLink {
  readonly linkType: 'Entry' | 'Asset';
  readonly id: string;
}

/** Releases that are not archived, newest first. @throws ApiError */
export async function readReleases(): Promise<ContentRelease[]> {
  const { items } = await call(`${path}?limit=200`, validateContentReleases);
  return items
    .filter(({ sys }) => sys.status !== 'archived')
    .sort((one, other) => other.sys.updatedAt.localeCompare(one.sys.updatedAt));
}

/** @throws ApiError */
export function createRelease(title: string, links: readonly ReleaseLink[]): Promise<ContentRelease> {
  return call(path, validateContentRelease, { method: 'POST', body: bodyOf(title, links) });
}

/**
 * Adds entries to an existing release.
 * @throws ApiError 409 after a concurrent change of the release
 */
export function addToRelease(
  { sys, title, entities }: ContentRelease,
  links: readonly ReleaseLink[],
): Promise<ContentRelease> {
  const own = entities.items.flatMap(({ sys: { linkType, id } }) =>
    linkType === 'Entry' || linkType === 'Asset' ? [{ linkType, id } as const] : [],
  );
  const added = links.filter(({ id }) => !own.some((link) => link.id === id));
  return call(`${path}/${encodeURIComponent(sys.id)}`, validateContentRelease, {
    method: 'PUT',
    headers: { 'x-contentful-version': String(sys.version) },
    body: bodyOf(title, [...own, ...added]),
  });
}

/** Validates or publishes a whole release. @throws ApiError */
export async function runRelease(
  { sys }: ContentRelease,
  action: 'publish' | 'validate',
  wait: Wait = waitMs,
): Promise<ReleaseAction> {
  const release = `${path}/${encodeURIComponent(sys.id)}`;
  let run =
    action === 'publish'
      ? await call(`${release}/published`, validateReleaseAction, {
          method: 'PUT',
          headers: { 'x-contentful-version': String(sys.version) },
        })
      : await call(`${release}/validate`, validateReleaseAction, { method: 'POST', body: {} });
  for (let polls = 0; polls < maxPolls && !isFinished(run); polls += 1) {
    await wait(pollMs);
    const { id } = run.sys;
    run = await untilAnswered(
      () => call(`${release}/actions/${encodeURIComponent(id)}`, validateReleaseAction),
      wait,
    );
  }
  return run;
}

/** @throws ApiError */
export async function deleteRelease({ sys }: ContentRelease): Promise<void> {
  await send(`${path}/${encodeURIComponent(sys.id)}`, { method: 'DELETE' });
}

/** The latest release actions. @throws ApiError */
export async function readReleaseActions(): Promise<ReleaseAction[]> {
  const { items } = await call(
    '/api/environment/release_actions?limit=200&order=-sys.createdAt',
    validateReleaseActions,
  );
  return items;
}

function isFinished({ sys }: ReleaseAction): boolean {
  return sys.status === 'succeeded' || sys.status === 'failed';
}

function bodyOf(title: string, links: readonly ReleaseLink[]) {
  const items = links.map(({ linkType, id }) => ({ sys: { type: 'Link', linkType, id } }));
  return { title, entities: { sys: { type: 'Array' }, items } };
}
