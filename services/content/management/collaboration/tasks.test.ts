import { createServer } from 'node:http';
import type { TaskProps } from 'contentful-management';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../fixtures/management-client';
import { type Team, startTeam } from './team';

const topics: string[] = [];
const receiver = createServer((request, response) => {
  topics.push(String(request.headers['x-contentful-topic']));
  response.end();
});
const place = { spaceId: 'marquee', environmentId: 'master' };
let team: Team;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  team = await startTeam({ allowedHosts: [`127.0.0.1:${port}`] });
  await team.admin.webhook.create(
    {},
    { name: 'Talk', url: `http://127.0.0.1:${port}`, topics: ['Comment.*', 'Task.*'], headers: [] },
  );
});
afterAll(async () => {
  await team.service.close();
  receiver.close();
});

const user = (id: string) => ({ sys: { type: 'Link' as const, linkType: 'User' as const, id } });
const newEntry = () =>
  team.noa.entry.create({ contentTypeId: 'provider' }, { fields: { title: { en: 'With tasks' } } });
const task = (body: string, assignee: string, more: Partial<TaskProps> = {}) => ({
  body,
  assignedTo: user(assignee),
  status: 'active' as const,
  ...more,
});

test('a task is assigned, resolved by whom it is for, and opened again', async () => {
  const { noa, ravi, ids } = team;
  const entryId = (await newEntry()).sys.id;
  const dueDate = '2026-04-01T12:00:00.000Z';
  const made = await ravi.task.create({ entryId }, task('Check the odds', ids.noa, { dueDate }));
  expect(made).toMatchObject({
    body: 'Check the odds',
    status: 'active',
    dueDate,
    assignedTo: user(ids.noa),
  });
  expect(made.sys).toMatchObject({ type: 'Task', version: 1, createdBy: user(ids.ravi) });
  expect(made.sys.parentEntity.sys.id).toBe(entryId);
  const params = { entryId, taskId: made.sys.id };
  const update = (by: typeof noa, changed: TaskProps) => by.task.update(params, changed);

  expect((await refusal(update(noa, { ...made, body: 'Nothing' }))).status).toBe(403);
  const resolved = await update(noa, { ...made, status: 'resolved' });
  expect(resolved.sys).toMatchObject({ version: 2, resolvedBy: user(ids.noa), updatedBy: user(ids.noa) });
  expect(resolved.sys).toHaveProperty('resolvedAt');
  expect(await refusal(update(ravi, { ...resolved, body: 'More' }))).toMatchObject({
    status: 422,
    errors: [{ name: 'resolved', path: ['status'] }],
  });
  expect((await refusal(noa.task.delete({ ...params, version: 2 }))).status).toBe(403);
  const opened = await update(ravi, { ...resolved, body: 'More', status: 'active' });
  expect(opened.sys).not.toHaveProperty('resolvedAt');
  expect(await noa.task.get(params)).toEqual(opened);
  await ravi.task.delete({ ...params, version: 3 });
  expect((await noa.task.getMany({ entryId })).items).toEqual([]);
});

test('an entry with an open task cannot be published, alone, together or as a check', async () => {
  const { noa, admin, ids } = team;
  const entry = await newEntry();
  const entryId = entry.sys.id;
  const made = await noa.task.create({ entryId }, task('Ask the lawyers', ids.elin));
  const refused = await refusal(admin.entry.publish({ entryId }, entry));
  expect(refused).toMatchObject({
    status: 422,
    name: 'UnresolvedTasks',
    message: /“Ask the lawyers”/,
    errors: [{ name: 'unresolvedTask', path: ['tasks', made.sys.id], assignedTo: user(ids.elin) }],
  });
  const link = { sys: { type: 'Link' as const, linkType: 'Entry' as const, id: entryId } };
  for (const action of ['publish', 'validate'] as const) {
    const run = await admin.bulkAction[action](place, {
      entities: { sys: { type: 'Array' }, items: [link] },
    } as never);
    expect(run).toMatchObject({ sys: { status: 'failed' } });
    expect(JSON.stringify(run.error)).toContain('Ask the lawyers');
  }
  await noa.task.update({ entryId, taskId: made.sys.id }, { ...made, status: 'resolved' });
  expect((await admin.entry.publish({ entryId }, entry)).sys.publishedVersion).toBe(1);
});

test('everybody finds their tasks; comments and tasks disappear with the entry, and webhooks tell of them', async () => {
  const { noa, ravi, service, tokens, ids } = team;
  const [kept, gone] = [(await newEntry()).sys.id, (await newEntry()).sys.id];
  topics.length = 0;
  const one = await noa.task.create({ entryId: kept }, task('Mine', ids.ravi));
  await noa.task.create({ entryId: kept }, task('Done', ids.ravi, { status: 'resolved' }));
  await noa.task.create({ entryId: gone }, task('Going', ids.ravi));
  const comment = await noa.comment.create({ entryId: gone }, { body: 'Going, too' });
  const find = async (query: string, token = tokens.ravi) => {
    const url = `${service.url}/spaces/marquee/environments/master/tasks?${query}`;
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    const body = (await response.json()) as { items?: TaskProps[] };
    return body.items?.map((found) => found.body).sort() ?? response.status;
  };
  expect(await find('filter=myPendingTasks')).toEqual(['Going', 'Mine']);
  expect(await find('filter=myPendingTasks', tokens.noa)).toEqual([]);
  expect(await find(`assignedTo=${ids.ravi}&status=resolved`, tokens.noa)).toEqual(['Done']);
  expect(await find('filter=other')).toBe(400);

  await noa.entry.delete({ entryId: gone });
  expect(await find('filter=myPendingTasks')).toEqual(['Mine']);
  await noa.entry.createWithId({ entryId: gone, contentTypeId: 'provider' }, { fields: {} });
  expect((await refusal(noa.comment.get({ entryId: gone, commentId: comment.sys.id }))).status).toBe(404);
  await ravi.task.update({ entryId: kept, taskId: one.sys.id }, { ...one, status: 'resolved' });
  await noa.task.delete({ entryId: kept, taskId: one.sys.id, version: 2 });
  await expect.poll(() => topics).toHaveLength(6);
  expect(new Set(topics)).toEqual(
    new Set(
      ['Task.create', 'Comment.create', 'Task.save', 'Task.delete'].map(
        (name) => `ContentManagement.${name}`,
      ),
    ),
  );
});

test('a task that is none is refused with what is wrong', async () => {
  const { noa, ids } = team;
  const entryId = (await newEntry()).sys.id;
  const create = (body: object) => refusal(noa.task.create({ entryId }, body as TaskProps));
  expect(await create(task('x'.repeat(513), ids.ravi))).toMatchObject({
    errors: [{ name: 'size', path: ['body'], max: 512 }],
  });
  expect(await create(task('Late', ids.ravi, { dueDate: '2026-02-31' }))).toMatchObject({
    errors: [{ name: 'dateRange', path: ['dueDate'] }],
  });
  expect(await create({ body: 'For whom?', status: 'active' })).toMatchObject({ name: 'MissingKey' });
  expect(await create(task('For nobody', 'nobody'))).toMatchObject({
    status: 422,
    errors: [{ name: 'notResolvable', path: ['assignedTo'] }],
  });
});
