import type { EntryProps } from 'contentful-management';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managementClient } from '../../fixtures/management-client';
import { startTestService } from '../../fixtures/start-test-service';
import type { ContentService } from '../../server';

let service: ContentService;
let client: ReturnType<typeof managementClient>;
beforeAll(async () => {
  service = await startTestService();
  client = managementClient(service.url);
});
afterAll(() => service.close());

/** The calls of an entry's lifecycle, each with the latest or a stale version. */
const calls = {
  update: (entry) =>
    client.entry.update(paramsOf(entry), { ...entry, fields: { title: { en: `v${entry.sys.version}` } } }),
  patch: (entry) =>
    client.entry.patch({ ...paramsOf(entry), version: entry.sys.version }, [
      { op: 'add', path: '/fields/title', value: { en: 'patched' } },
    ]),
  publish: (entry) => client.entry.publish(paramsOf(entry), entry),
  unpublish: (entry) => client.entry.unpublish(paramsOf(entry)),
  archive: (entry) => client.entry.archive(paramsOf(entry)),
  unarchive: (entry) => client.entry.unarchive(paramsOf(entry)),
} satisfies Record<string, (entry: EntryProps) => Promise<EntryProps>>;

type Call = keyof typeof calls;

/** Allowed calls by state. */
const allowed: Record<'draft' | 'published' | 'archived', readonly Call[]> = {
  draft: ['update', 'patch', 'publish', 'archive'],
  published: ['update', 'patch', 'publish', 'unpublish'],
  archived: ['unarchive'],
};

function paramsOf({ sys }: EntryProps) {
  return { entryId: sys.id };
}

function stateOf({ sys }: EntryProps): keyof typeof allowed {
  if (sys.archivedVersion !== undefined) return 'archived';
  return sys.publishedVersion === undefined ? 'draft' : 'published';
}

async function isDelivered({ sys }: EntryProps): Promise<boolean> {
  const response = await fetch(`${service.url}/spaces/marquee/environments/master/entries/${sys.id}`, {
    headers: { Authorization: 'Bearer local-delivery' },
  });
  await response.arrayBuffer();
  return response.status === 200;
}

const step = fc.record({
  call: fc.constantFrom<Call>('update', 'patch', 'publish', 'unpublish', 'archive', 'unarchive'),
  isStale: fc.boolean(),
});

test('whatever editors do in whatever order, versions grow by one and states keep apart', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
    let entry = await client.entry.create({ contentTypeId: 'provider' }, { fields: {} });
    for (const { call, isStale } of steps) {
      const before = entry;
      const sent = isStale ? { ...before, sys: { ...before.sys, version: before.sys.version + 1 } } : before;
      const sendsVersion = ['update', 'patch', 'publish'].includes(call);
      const result = await calls[call](sent).catch((error: Error) => error.name);
      entry = await client.entry.get(paramsOf(before));

      if (isStale && sendsVersion) expect(result).toBe('VersionMismatch');
      else if (!allowed[stateOf(before)].includes(call)) expect(result).toBe('BadRequest');
      else expect(result).toEqual(entry);
      if (typeof result === 'string') {
        expect(entry).toEqual(before);
        continue;
      }
      const { sys } = entry;
      expect(sys.version).toBe(before.sys.version + 1);
      expect(sys.publishedVersion ?? 0).toBeLessThan(sys.version);
      expect(sys.publishedCounter ?? 0).toBe(
        (before.sys.publishedCounter ?? 0) + (call === 'publish' ? 1 : 0),
      );
      if (before.sys.firstPublishedAt) expect(sys.firstPublishedAt).toBe(before.sys.firstPublishedAt);
      expect(sys.archivedVersion !== undefined && sys.publishedVersion !== undefined).toBe(false);
      expect(await isDelivered(entry)).toBe(stateOf(entry) === 'published');
    }
  });
  await fc.assert(property, { seed: 20260101, numRuns: 25 });
});
