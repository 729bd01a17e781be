import type { PlainClientAPI } from 'contentful-management';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { managementClient } from '../../fixtures/management-client';
import { startTestService } from '../../fixtures/start-test-service';
import type { ContentService } from '../../server';
import type { Change } from '../../store/content-store';
import { AUTOMATION } from '../../store/actor';

type Plan = Parameters<PlainClientAPI['scheduledActions']['create']>[1];

const MINUTE = 60_000;
/** Some methods ignore the client's defaults. */
const place = { spaceId: 'marquee', environmentId: 'master' };

let service: ContentService;
let client: PlainClientAPI;
let clock: number;
beforeEach(async () => {
  clock = Date.now();
  service = await startTestService({ now: () => clock });
  client = managementClient(service.url);
});
afterEach(() => service.close());

const entryLink = (id: string) => ({ sys: { type: 'Link' as const, linkType: 'Entry' as const, id } });
const create = (entryId: string, title: string | undefined = entryId) =>
  client.entry.createWithId(
    { contentTypeId: 'provider', entryId },
    { fields: title === undefined ? {} : { title: { en: title } } },
  );
/** Creates a draft that cannot be published, because of a broken link. */
const createBroken = (entryId: string) =>
  client.entry.createWithId(
    { contentTypeId: 'provider', entryId },
    {
      fields: {
        title: { en: 'x' },
        logo: { en: { sys: { type: 'Link', linkType: 'Asset', id: 'no-such' } } },
      },
    },
  );
const counts = (...ids: string[]) =>
  Promise.all(
    ids.map(async (entryId) => {
      const { sys } = await client.entry.get({ entryId });
      return [sys.publishedCounter ?? 0, sys.publishedVersion !== undefined];
    }),
  );
const releaseOf = (...ids: string[]) =>
  client.release.create(
    {},
    { title: 'Launch', entities: { sys: { type: 'Array' }, items: ids.map(entryLink) } },
  );

/** Collects the webhook headers of publications and unpublications. */
function listen(): Change[] {
  const heard: Change[] = [];
  service.store.onChange((change) => void heard.push(change));
  return heard;
}

describe('releases', () => {
  test('a release is published as a whole, and unpublished', async () => {
    await Promise.all([create('a'), create('b')]);
    const release = await releaseOf('a', 'b');
    expect(release.sys).toMatchObject({ type: 'Release', version: 1, status: 'active' });
    const heard = listen();
    const releaseId = release.sys.id;
    const action = await client.release.publish({ releaseId, version: 1 });
    const done = await client.releaseAction.get({ releaseId, actionId: action.sys.id });
    expect(done).toMatchObject({ action: 'publish', sys: { status: 'succeeded' } });
    expect(await counts('a', 'b')).toEqual([
      [1, true],
      [1, true],
    ]);
    const published = heard.filter(({ action: what }) => what === 'publish');
    expect(published.map(({ headers }) => headers)).toEqual([
      expect.objectContaining({ 'x-contentful-release-id': releaseId, 'x-contentful-release-version': '1' }),
      expect.objectContaining({ 'x-contentful-release-action-id': action.sys.id }),
    ]);
    expect((await client.release.get({ releaseId })).sys).toMatchObject({
      version: 1,
      lastAction: { sys: { id: action.sys.id } },
    });
    await client.release.unpublish({ releaseId, version: 1 });
    expect(await counts('a', 'b')).toEqual([
      [1, false],
      [1, false],
    ]);
    const actions = await client.releaseAction.queryForRelease({ releaseId });
    expect(actions.items.map(({ action: what }) => what).toSorted()).toEqual(['publish', 'unpublish']);
  });

  test('with one entry that cannot be published nothing is, and the action tells which and why', async () => {
    await Promise.all([create('a'), createBroken('b'), create('c')]);
    const releaseId = (await releaseOf('a', 'b', 'gone', 'c')).sys.id;
    const heard = listen();
    for (const run of [
      () => client.release.publish({ releaseId, version: 1 }),
      () => client.release.validate({ releaseId }),
    ]) {
      expect(await run()).toMatchObject({
        sys: { status: 'failed' },
        error: {
          details: {
            errors: [
              { entity: { sys: { id: 'b' } }, error: { sys: { id: 'UnresolvedLinks' } } },
              { entity: { sys: { id: 'gone' } }, error: { sys: { id: 'NotFound' } } },
            ],
          },
        },
      });
    }
    expect(await counts('a', 'b', 'c')).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
    expect(heard.filter(({ action }) => action === 'publish')).toEqual([]);
  });

  test('a release is changed by who has its version, is found by what it holds, archived and deleted', async () => {
    const release = await releaseOf('a');
    const releaseId = release.sys.id;
    const items = [entryLink('a'), entryLink('b')];
    const payload = { title: 'Launch 2', entities: { sys: { type: 'Array' as const }, items } };
    const changed = await client.release.update({ releaseId, version: 1 }, payload);
    expect(changed).toMatchObject({ title: 'Launch 2', sys: { version: 2 } });
    await expect(client.release.update({ releaseId, version: 1 }, payload)).rejects.toMatchObject({
      name: 'VersionMismatch',
    });
    const found = await client.release.query({
      query: { 'entities.sys.linkType': 'Entry', 'entities.sys.id[in]': 'b', 'sys.status[in]': 'active' },
    });
    expect(found.items.map(({ sys }) => sys.id)).toEqual([releaseId]);
    expect((await client.release.query({ query: { 'entities.sys.id[in]': 'c' } })).items).toEqual([]);
    await client.release.archive({ releaseId, version: 2 });
    await expect(client.release.publish({ releaseId, version: 3 })).rejects.toThrow(/archived/);
    expect((await client.release.unarchive({ releaseId, version: 3 })).sys).toMatchObject({
      status: 'active',
      version: 4,
    });
    await client.release.delete({ releaseId });
    await expect(client.release.get({ releaseId })).rejects.toMatchObject({ name: 'NotFound' });
  });

  test.each([
    ['an entity twice', { items: [entryLink('a'), entryLink('a')] }],
    ['more than 200', { items: Array.from({ length: 201 }, (_, index) => entryLink(`e${index}`)) }],
    ['something else', { items: [{ sys: { type: 'Link', linkType: 'Tag', id: 'a' } }] }],
  ])('a release with %s is refused', async (_name, entities) => {
    const answer = await fetch(`${service.url}/spaces/marquee/environments/master/releases`, {
      method: 'POST',
      headers: { Authorization: 'Bearer local-management', 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: 'x', entities }),
    });
    expect(answer.status).toBe(422);
    expect((await client.release.query({})).items).toEqual([]);
  });
});

describe('bulk actions', () => {
  test('both versions publish, unpublish and check many entries, all or none', async () => {
    const [a, b] = await Promise.all([create('a'), create('b')]);
    const seen = (entry: typeof a) => {
      const { id, version } = entry.sys;
      return { sys: { type: 'Link' as const, linkType: 'Entry' as const, id, version } };
    };
    const first = await client.bulkAction.publish(place, { entities: { items: [seen(a), seen(b)] } });
    const done = await client.bulkAction.get({ ...place, bulkActionId: first.sys.id });
    expect(done).toMatchObject({
      action: 'publish',
      sys: { type: 'BulkAction', status: 'succeeded' },
      payload: { entities: { items: [{ sys: { id: 'a' } }, { sys: { id: 'b' } }] } },
    });
    expect(await counts('a', 'b')).toEqual([
      [1, true],
      [1, true],
    ]);
    // Stale versions.
    const stale = await client.bulkAction.publish(place, { entities: { items: [seen(a)] } });
    expect(stale).toMatchObject({
      sys: { status: 'failed' },
      error: { details: { errors: [{ error: { sys: { id: 'VersionMismatch' } } }] } },
    });
    const entities = ['a', 'b'].map((id) => ({ entity: entryLink(id) }));
    const { sys } = await client.bulkAction.unpublishV2(place, { action: 'unpublish', entities });
    expect((await client.bulkAction.getV2({ ...place, bulkActionId: sys.id })).sys.status).toBe('succeeded');
    expect(await counts('a', 'b')).toEqual([
      [1, false],
      [1, false],
    ]);
    await createBroken('c');
    const checked = await client.bulkAction.validate(place, {
      entities: { items: ['a', 'c'].map(entryLink) },
    });
    expect(checked).toMatchObject({
      sys: { status: 'failed' },
      error: { details: { errors: [{ entity: { sys: { id: 'c' } } }] } },
    });
  });
});

describe('scheduled actions', () => {
  const at = (ms: number) => new Date(ms).toISOString();
  const plan = (id: string, ms: number, more: Partial<Plan> = {}): Plan => ({
    entity: entryLink(id),
    environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
    action: 'publish',
    scheduledFor: { datetime: at(ms), timezone: 'Europe/Berlin' },
    ...more,
  });
  const statusOf = async (scheduledActionId: string) =>
    (await client.scheduledActions.get({ ...place, scheduledActionId })).sys.status;

  test('an entry is published and unpublished when the time has come, and not before', async () => {
    await create('a');
    const up = await client.scheduledActions.create({}, plan('a', clock + MINUTE));
    const down = await client.scheduledActions.create(
      {},
      plan('a', clock + 2 * MINUTE, { action: 'unpublish' }),
    );
    expect(up).toMatchObject({ action: 'publish', sys: { status: 'scheduled', version: 1 } });
    const heard = listen();
    clock += MINUTE;
    await expect.poll(() => statusOf(up.sys.id), { timeout: 15_000 }).toBe('succeeded');
    expect(await counts('a')).toEqual([[1, true]]);
    expect(heard.map(({ action, headers }) => [action, headers['x-contentful-scheduled-action-id']])).toEqual(
      expect.arrayContaining([
        ['publish', up.sys.id],
        ['execute', up.sys.id],
      ]),
    );
    expect(await statusOf(down.sys.id)).toBe('scheduled');
    clock += MINUTE;
    await expect.poll(() => statusOf(down.sys.id), { timeout: 15_000 }).toBe('succeeded');
    expect(await counts('a')).toEqual([[1, false]]);
    const query = { 'environment.sys.id': 'master', 'sys.status[in]': 'succeeded', 'entity.sys.id': 'a' };
    const listed = await client.scheduledActions.getMany({ query });
    expect(listed.items.map(({ sys }) => sys.id).toSorted()).toEqual([up.sys.id, down.sys.id].toSorted());
  });

  test('a release is published as a whole or, with the reason, not at all', async () => {
    await Promise.all([create('a'), createBroken('b')]);
    const release = await releaseOf('a', 'b');
    const entity = { sys: { type: 'Link' as const, linkType: 'Release' as const, id: release.sys.id } };
    const first = await client.scheduledActions.create({}, plan('', clock + MINUTE, { entity }));
    clock += MINUTE;
    await expect.poll(() => statusOf(first.sys.id), { timeout: 15_000 }).toBe('failed');
    expect(await client.scheduledActions.get({ ...place, scheduledActionId: first.sys.id })).toMatchObject({
      error: { details: { errors: [{ entity: { sys: { id: 'b' } } }] } },
    });
    expect(await counts('a')).toEqual([[0, false]]);
    const { sys } = await client.release.get({ releaseId: release.sys.id });
    const lastAction = await client.releaseAction.get({
      releaseId: release.sys.id,
      actionId: sys.lastAction?.sys.id ?? '',
    });
    expect(lastAction.sys.status).toBe('failed');
    const broken = await client.entry.get({ entryId: 'b' });
    delete broken.fields.logo;
    await client.entry.update({ entryId: 'b' }, broken);
    const second = await client.scheduledActions.create({}, plan('', clock + MINUTE, { entity }));
    clock += MINUTE;
    await expect.poll(() => statusOf(second.sys.id), { timeout: 15_000 }).toBe('succeeded');
    expect(await counts('a', 'b')).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  test('an action can be put off and cancelled, by who has its version, as long as it waits', async () => {
    await create('a');
    const made = await client.scheduledActions.create({}, plan('a', clock + MINUTE));
    const scheduledActionId = made.sys.id;
    const later = plan('a', clock + 10 * MINUTE);
    const moved = await client.scheduledActions.update({ scheduledActionId, version: 1 }, later);
    expect(moved).toMatchObject({
      scheduledFor: { datetime: later.scheduledFor.datetime },
      sys: { version: 2 },
    });
    await expect(
      client.scheduledActions.update({ scheduledActionId, version: 1 }, later),
    ).rejects.toMatchObject({ name: 'VersionMismatch' });
    const gone = await client.scheduledActions.delete({ scheduledActionId });
    expect(gone.sys).toMatchObject({ status: 'canceled', canceledBy: { sys: { id: 'automation' } } });
    await expect(client.scheduledActions.delete({ scheduledActionId })).rejects.toThrow(/canceled/);
    const other = await client.scheduledActions.create({}, plan('a', clock + MINUTE));
    clock += 20 * MINUTE;
    await expect.poll(() => statusOf(other.sys.id), { timeout: 15_000 }).toBe('succeeded');
    expect(await statusOf(scheduledActionId)).toBe('canceled');
    expect(await counts('a')).toEqual([[1, true]]);
  });

  test('what cannot be carried out is refused when it is made', async () => {
    await create('a');
    const refused = async (data: Plan, problem: string) => {
      const made = client.scheduledActions.create({}, data);
      await expect(made).rejects.toMatchObject({
        name: 'ValidationFailed',
        message: expect.stringContaining(problem),
      });
    };
    await refused(plan('a', clock - 1), 'dateRange');
    await refused(plan('nobody', clock + MINUTE), 'notResolvable');
    await refused(
      plan('a', clock, { scheduledFor: { datetime: at(clock + MINUTE), timezone: 'Mars/Base' } }),
      'time zone',
    );
    await refused(plan('a', clock, { scheduledFor: { datetime: 'tomorrow' } }), 'pattern');
    await client.scheduledActions.create({}, plan('a', clock + MINUTE));
    await refused(plan('a', clock + MINUTE, { action: 'unpublish' }), 'taken');
  });

  test('no more than 500 wait', async () => {
    await create('a');
    const { store } = service;
    const [first] = [await client.scheduledActions.create({}, plan('a', clock + MINUTE))];
    const template = store.shared.get('ScheduledAction', first.sys.id);
    if (!template) throw new Error('the action is not in the store');
    await store.write(AUTOMATION, (tx) => {
      for (let index = 1; index < 500; index += 1) {
        const datetime = at(clock + (index + 1) * MINUTE);
        tx.shared.put('ScheduledAction', {
          ...template,
          sys: { ...template.sys, id: `action-${index}` },
          scheduledFor: { datetime },
        });
      }
    });
    await expect(client.scheduledActions.create({}, plan('a', clock + 9 * MINUTE + 1))).rejects.toMatchObject(
      { name: 'AccessDenied' },
    );
  });
});
