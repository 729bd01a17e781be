import { createClient, type EntryProps, type PlainClientAPI } from 'contentful-management';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { managementClient, refusal } from '../fixtures/management-client';
import { startTestService } from '../fixtures/start-test-service';
import type { ContentService } from '../server';
import { personActor } from './person';
import { createToken } from './access-tokens';
import { limitedRole, type RoleLimits } from './roles/limited-role';
import { addMembership } from './member-routes';
import { personIn } from './add-person';
import { roleTemplates } from './roles/role-templates';
import { AUTOMATION } from '../store/actor';
import { newSys } from '../management/space/space-resource';
import { linkTo } from '../store/link-to';

const known = { brands: ['halden', 'kiekko'], markets: ['CA', 'MT'] };
const HOUR = 60 * 60 * 1000;
let service: ContentService;
let automation: PlainClientAPI;
let now: number;

beforeEach(async () => {
  now = Date.now();
  service = await startTestService({ now: () => now });
  automation = managementClient(service.url);
  for (const id of ['brand-halden', 'brand-kiekko'])
    await automation.tag.createWithId({ tagId: id }, { name: id, sys: { visibility: 'public' } });
});
afterEach(() => service.close());

const tags = (...ids: string[]) => ({
  tags: ids.map((id) => ({ sys: { type: 'Link' as const, linkType: 'Tag' as const, id } })),
});

/** Contentful's client with the token of a new person. */
async function person(name: string, template: string, limits: RoleLimits = {}): Promise<PlainClientAPI> {
  const token = await service.store.write(AUTOMATION, (tx) => {
    const role = roleTemplates.get(template);
    if (!role) throw new Error(`there is no role ${template}`);
    const { permissions, policies } = limitedRole(role, limits, known);
    const roleId = `role-of-${name}`;
    tx.shared.put('Role', {
      sys: newSys('Role', roleId, tx),
      name: roleId,
      description: null,
      permissions,
      policies,
    });
    const { sys } = personIn(tx, `${name}@example.com`, { firstName: name });
    addMembership(tx, sys.id, { admin: false, roles: [linkTo('Role', roleId)] });
    const plan = { userId: sys.id, name, scopes: ['content_management_manage' as const], lifetimeMs: null };
    return createToken(tx, plan).token;
  });
  return createClient(
    { accessToken: token, host: new URL(service.url).host, insecure: true, retryOnError: false },
    { type: 'plain', defaults: { spaceId: 'marquee', environmentId: 'master' } },
  );
}

async function provider(title: string, ...tagIds: string[]): Promise<EntryProps> {
  const metadata = tags(...tagIds);
  return automation.entry.create(
    { contentTypeId: 'provider' },
    { fields: { title: { en: title } }, metadata },
  );
}

const retitled = (entry: EntryProps, en: string): EntryProps => ({
  ...entry,
  fields: { ...entry.fields, title: { en } },
});

test('an editor saves, signs what they saved, and neither publishes, schedules nor changes a release', async () => {
  const editor = await person('noa', 'editor');
  const { sys } = await provider('One');
  const entryId = sys.id;
  const saved = await editor.entry.update({ entryId }, retitled(await editor.entry.get({ entryId }), 'Two'));
  const me = await editor.user.getCurrent();
  expect(saved.sys).toMatchObject({
    createdBy: { sys: { id: 'automation' } },
    updatedBy: { sys: { id: me.sys.id } },
  });
  const before = JSON.stringify(await automation.entry.get({ entryId }));
  const link = { sys: { type: 'Link' as const, linkType: 'Entry' as const, id: entryId } };
  const release = { title: 'R', entities: { sys: { type: 'Array' as const }, items: [link] } };
  const attempts = [
    editor.entry.publish({ entryId }, saved),
    editor.entry.delete({ entryId }),
    editor.scheduledActions.create(
      { spaceId: 'marquee' },
      {
        entity: link,
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        action: 'publish',
        scheduledFor: { datetime: new Date(now + HOUR).toISOString() },
      },
    ),
    editor.release.create({}, release),
    editor.bulkAction.publish(
      { spaceId: 'marquee', environmentId: 'master' },
      { entities: { sys: { type: 'Array' }, items: [{ sys: { ...link.sys, version: saved.sys.version } }] } },
    ),
    editor.contentType.createWithId(
      { contentTypeId: 'x' },
      {
        name: 'X',
        displayField: 'title',
        description: '',
        fields: [{ id: 'title', name: 'Title', type: 'Symbol', required: false, localized: false }],
      },
    ),
    editor.tag.createWithId({ tagId: 'x' }, { name: 'X', sys: { visibility: 'public' } }),
    editor.locale.create(
      {},
      {
        name: 'X',
        code: 'sv',
        fallbackCode: 'en',
        optional: true,
        contentDeliveryApi: true,
        contentManagementApi: true,
      },
    ),
    editor.environment.createWithId({ environmentId: 'x' }, { name: 'X' }),
    editor.apiKey.create(
      {},
      { name: 'X', environments: [{ sys: { type: 'Link', linkType: 'Environment', id: 'master' } }] },
    ),
    editor.webhook.upsertSigningSecret({}, { value: 'x'.repeat(64) }),
  ];
  for (const { name } of await Promise.all(attempts.map(refusal))) expect(name).toBe('AccessDenied');
  expect(JSON.stringify(await automation.entry.get({ entryId }))).toBe(before);
  expect((await automation.release.query({})).items).toEqual([]);
  expect(
    (await automation.scheduledActions.getMany({ query: { 'environment.sys.id': 'master' } })).items,
  ).toEqual([]);
});

test('a reviewer publishes alone and in a release, and the snapshot says so', async () => {
  const reviewer = await person('ravi', 'reviewer');
  const me = await reviewer.user.getCurrent();
  const entry = await provider('One');
  const params = { entryId: entry.sys.id };
  const published = await reviewer.entry.publish(params, entry);
  expect(published.sys.publishedBy).toMatchObject({ sys: { id: me.sys.id } });
  const [snapshot] = (await reviewer.snapshot.getManyForEntry(params)).items;
  expect(snapshot?.sys).toMatchObject({ createdBy: { sys: { id: me.sys.id } } });
  const item = { sys: { type: 'Link' as const, linkType: 'Entry' as const, id: entry.sys.id } };
  const release = await reviewer.release.create(
    {},
    { title: 'R', entities: { sys: { type: 'Array' }, items: [item] } },
  );
  const action = await reviewer.release.publish({ releaseId: release.sys.id, version: release.sys.version });
  expect(action.sys.createdBy).toMatchObject({ sys: { id: me.sys.id } });
});

test('a brand limit holds for the entry as it is and as it would become', async () => {
  const halden = await person('maja', 'reviewer', { brands: ['halden'] });
  const [own, other, shared, both] = [
    await provider('Own', 'brand-halden'),
    await provider('Other', 'brand-kiekko'),
    await provider('Shared'),
    await provider('Both', 'brand-halden', 'brand-kiekko'),
  ];
  const update = (entry: EntryProps) => halden.entry.update({ entryId: entry.sys.id }, entry);
  const saved = await update(retitled(own, 'Own 2'));
  for (const attempt of [
    update(retitled(other, 'x')),
    update({ ...other, metadata: tags('brand-halden') }),
    update(retitled(shared, 'x')),
    update({ ...shared, metadata: tags('brand-halden') }),
    update(retitled(both, 'x')),
    update({ ...saved, metadata: tags() }),
    update({ ...saved, metadata: tags('brand-kiekko') }),
    update({ ...saved, metadata: tags('brand-halden', 'brand-kiekko') }),
    halden.entry.create({ contentTypeId: 'provider' }, { fields: {} }),
    halden.entry.publish({ entryId: other.sys.id }, other),
  ])
    expect((await refusal(attempt)).name).toBe('AccessDenied');
  await halden.entry.create({ contentTypeId: 'provider' }, { fields: {}, metadata: tags('brand-halden') });
  await halden.entry.publish({ entryId: own.sys.id }, saved);
  const items = [own, other].map(({ sys }) => ({
    sys: { type: 'Link' as const, linkType: 'Entry' as const, id: sys.id },
  }));
  const mixed = halden.release.create({}, { title: 'R', entities: { sys: { type: 'Array' }, items } });
  const { name, message } = await refusal(mixed);
  expect([name, message]).toEqual(['AccessDenied', expect.any(String)]);
});

test('a refused bulk action leaves nothing behind, not even for the entities that were allowed', async () => {
  const halden = await person('maja', 'reviewer', { brands: ['halden'] });
  const [own, other] = [await provider('Own', 'brand-halden'), await provider('Other', 'brand-kiekko')];
  const items = [own, other].map(({ sys }) => ({
    sys: { type: 'Link' as const, linkType: 'Entry' as const, id: sys.id, version: sys.version },
  }));
  const sequence = service.store.environment('master')?.sequence;
  const refused = await refusal(
    halden.bulkAction.publish(
      { spaceId: 'marquee', environmentId: 'master' },
      { entities: { sys: { type: 'Array' }, items } },
    ),
  );
  expect(refused.name).toBe('AccessDenied');
  expect(service.store.environment('master')?.sequence).toBe(sequence);
});

test('a limit to a language lets change nothing but texts in it, and says which place is at fault', async () => {
  const german = await person('gerda', 'editor', { languages: ['de'] });
  const entry = await automation.entry.create(
    { contentTypeId: 'banner' },
    { fields: { title: { en: 'One' } } },
  );
  const params = { entryId: entry.sys.id };
  const saved = await german.entry.update(params, { ...entry, fields: { title: { en: 'One', de: 'Eins' } } });
  const refused = await german.entry
    .update(params, retitled(saved, 'Two'))
    .catch((error: Error) => error.message);
  expect(refused).toContain('fields.title.en');
  await expect(german.entry.archive(params)).rejects.toMatchObject({ name: 'AccessDenied' });
});

test('a scheduled action is carried out with the rights that its author has when it is due', async () => {
  const halden = await person('maja', 'reviewer', { brands: ['halden'] });
  const entry = await provider('Own', 'brand-halden');
  const plan = await halden.scheduledActions.create(
    { spaceId: 'marquee' },
    {
      entity: { sys: { type: 'Link', linkType: 'Entry', id: entry.sys.id } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      action: 'publish',
      scheduledFor: { datetime: new Date(now + HOUR).toISOString() },
    },
  );
  await automation.entry.update({ entryId: entry.sys.id }, { ...entry, metadata: tags('brand-kiekko') });
  now += 2 * HOUR;
  await expect
    .poll(() => service.store.shared.get('ScheduledAction', plan.sys.id)?.error?.sys.id, { timeout: 20_000 })
    .toBe('AccessDenied');
  expect(service.store.environment('master')?.published('Entry', entry.sys.id)).toBeUndefined();
});

test('code that goes on after a refusal has nothing written', async () => {
  await person('noa', 'editor');
  const user = service.store.shared.list('User').find(({ firstName }) => firstName === 'noa');
  const write = service.store.write(personActor(user?.sys.id ?? ''), (tx) => {
    const writer = tx.environment('master');
    const entry = writer?.get('Entry', 'provider-north');
    if (!writer || !entry) throw new Error('there is no such entry');
    writer.put('Entry', { ...entry, fields: {} });
    try {
      writer.setPublished('Entry', entry.sys.id, null);
    } catch {
      // Simulates a route that catches the refusal and goes on.
    }
  });
  await expect(write).rejects.toMatchObject({ id: 'AccessDenied' });
  expect(service.store.environment('master')?.get('Entry', 'provider-north')?.fields).not.toEqual({});
});
