import type { EntryProps } from 'contentful-management';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../fixtures/management-client';
import { DEFAULT_EDITORIAL_RULES } from '../../store/editorial-rules';
import { type Team, startTeam } from './team';

let clock = Date.parse('2026-03-01T08:00:00Z');
const place = { spaceId: 'marquee', environmentId: 'master' };
let team: Team;
beforeAll(async () => {
  team = await startTeam({ rules: { ...DEFAULT_EDITORIAL_RULES, fourEyes: true }, now: () => clock });
});
afterAll(() => team.service.close());

const newEntry = (by = team.ravi) =>
  by.entry.create({ contentTypeId: 'provider' }, { fields: { title: { en: 'Four eyes' } } });
const publish = (by: Team['ravi'], entry: EntryProps) => by.entry.publish({ entryId: entry.sys.id }, entry);
const denied = { status: 403, name: 'AccessDenied', message: /somebody else/ };

test('whoever changed an entry last cannot publish it, somebody else can', async () => {
  const { ravi, elin } = team;
  const entry = await newEntry();
  expect(await refusal(publish(ravi, entry))).toMatchObject(denied);
  const published = await publish(elin, entry);
  expect(published.sys.publishedBy?.sys.id).toBe(team.ids.elin);
  const changed = await elin.entry.patch({ entryId: entry.sys.id, version: published.sys.version }, [
    { op: 'replace', path: '/fields/title/en', value: 'Changed' },
  ]);
  expect(await refusal(publish(elin, changed))).toMatchObject(denied);
  expect((await publish(ravi, changed)).sys.publishedVersion).toBe(changed.sys.version);
});

test('archiving an entry and taking it back makes nobody its author', async () => {
  const { ravi, elin } = team;
  const entry = await newEntry();
  await elin.entry.archive({ entryId: entry.sys.id });
  const back = await elin.entry.unarchive({ entryId: entry.sys.id });
  expect(await refusal(publish(ravi, back))).toMatchObject(denied);
  expect((await publish(elin, back)).sys.publishedVersion).toBe(back.sys.version);
});

test('releases and actions in bulk obey, and leave nothing behind', async () => {
  const { ravi, elin } = team;
  const [own, other] = [await newEntry(), await newEntry(elin)];
  const links = [own, other].map(({ sys }) => ({
    sys: { type: 'Link' as const, linkType: 'Entry' as const, id: sys.id },
  }));
  const release = await ravi.release.create({}, {
    title: 'Both',
    entities: { sys: { type: 'Array' }, items: links },
  } as never);
  const run = await ravi.release.publish({ releaseId: release.sys.id, version: release.sys.version });
  expect(run.sys.status).toBe('failed');
  expect(JSON.stringify(run)).toContain('AccessDenied');
  const bulk = await ravi.bulkAction.publish(place, {
    entities: { sys: { type: 'Array' }, items: links },
  } as never);
  expect(bulk.sys.status).toBe('failed');
  for (const { sys } of links)
    expect((await ravi.entry.get({ entryId: sys.id })).sys.publishedVersion).toBeUndefined();
});

test('who scheduled a publication counts as the publisher', async () => {
  const { ravi, elin } = team;
  const own = await newEntry();
  const other = await newEntry();
  const schedule = (by: typeof ravi, { sys }: EntryProps) =>
    by.scheduledActions.create({}, {
      entity: { sys: { type: 'Link', linkType: 'Entry', id: sys.id } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      action: 'publish',
      scheduledFor: { datetime: new Date(clock + 60_000).toISOString() },
    } as never);
  const [refused, allowed] = [await schedule(ravi, own), await schedule(elin, other)];
  clock += 61_000;
  const statusOf = async (id: string) =>
    (await elin.scheduledActions.get({ scheduledActionId: id, environmentId: 'master' })).sys.status;
  await expect.poll(() => statusOf(allowed.sys.id), { timeout: 5000 }).toBe('succeeded');
  await expect.poll(() => statusOf(refused.sys.id), { timeout: 5000 }).toBe('failed');
});
