import type { CommentProps } from 'contentful-management';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../fixtures/management-client';
import { type Team, startTeam } from './team';

let team: Team;
beforeAll(async () => {
  team = await startTeam();
});
afterAll(() => team.service.close());

const newEntry = async () =>
  (await team.noa.entry.create({ contentTypeId: 'provider' }, { fields: {} })).sys.id;

test('people talk about an entry: comments, answers, of a field, resolved and deleted', async () => {
  const { noa, ravi, admin } = team;
  const entryId = await newEntry();
  const first = await noa.comment.create({ entryId }, { body: 'Is the title right?' });
  expect(first).toMatchObject({
    sys: {
      type: 'Comment',
      version: 1,
      parent: null,
      createdBy: { sys: { linkType: 'User', id: team.ids.noa } },
    },
    body: 'Is the title right?',
    status: 'active',
  });
  expect(first.sys.parentEntity).toEqual({ sys: { type: 'Link', linkType: 'Entry', id: entryId } });
  const answer = await ravi.comment.create({ entryId, parentCommentId: first.sys.id }, { body: 'Yes.' });
  expect(answer.sys.parent).toEqual({ sys: { type: 'Link', linkType: 'Comment', id: first.sys.id } });
  const ofField = await ravi.comment.create(
    { parentEntityType: 'Entry', parentEntityId: entryId, parentEntityReference: 'fields.title.en' },
    { body: 'Too long' },
  );
  expect(ofField.sys.parentEntity.sys).toMatchObject({ id: entryId, ref: 'fields.title.en' });

  const { sys } = await ravi.comment.update(
    { entryId, commentId: first.sys.id },
    { ...first, status: 'resolved' },
  );
  expect(sys).toMatchObject({ version: 2, updatedBy: { sys: { id: team.ids.ravi } } });
  const open = await noa.comment.getMany({ entryId, query: { status: 'active', order: 'sys.createdAt' } });
  expect(open.items.map(({ body }) => body).sort()).toEqual(['Too long', 'Yes.']);
  expect(await noa.comment.get({ entryId, commentId: answer.sys.id })).toEqual(answer);

  await admin.comment.delete({ entryId, commentId: first.sys.id, version: 2 });
  const { items } = await noa.comment.getMany({ entryId });
  expect(items).toEqual([ofField]);
});

test('only its author changes a comment; its author and administrators delete it', async () => {
  const { noa, ravi } = team;
  const entryId = await newEntry();
  const comment = await noa.comment.create({ entryId }, { body: 'Mine' });
  const params = { entryId, commentId: comment.sys.id };
  const change = (by: typeof noa, changed: CommentProps) => by.comment.update(params, changed);
  expect(await refusal(change(ravi, { ...comment, body: 'His' }))).toMatchObject({
    status: 403,
    name: 'AccessDenied',
  });
  expect((await refusal(ravi.comment.delete({ ...params, version: 1 }))).status).toBe(403);
  const changed = await change(noa, { ...comment, body: 'Mine again' });
  expect(await refusal(change(noa, { ...comment, body: 'Late' }))).toMatchObject({ name: 'VersionMismatch' });
  expect(changed).toMatchObject({ body: 'Mine again', sys: { version: 2 } });
  await noa.comment.delete({ ...params, version: 2 });
  expect((await refusal(noa.comment.get(params))).status).toBe(404);
});

test('a comment that is none is refused with what is wrong', async () => {
  const { noa } = team;
  const entryId = await newEntry();
  const other = await noa.comment.create({ entryId: await newEntry() }, { body: 'Elsewhere' });
  const create = (body: string, more: object = {}) =>
    refusal(noa.comment.create({ entryId, ...more }, { body }));
  expect(await create('  \n')).toMatchObject({
    status: 422,
    errors: [{ name: 'size', path: ['body'], min: 1 }],
  });
  expect(await create('é'.repeat(1025))).toMatchObject({
    name: 'ValidationFailed',
    errors: [{ name: 'size', path: ['body'], max: 2048 }],
  });
  expect((await noa.comment.create({ entryId }, { body: 'é'.repeat(1024) })).body).toHaveLength(1024);
  expect(await create('Yes', { parentCommentId: other.sys.id })).toMatchObject({
    errors: [{ name: 'notResolvable', path: ['sys', 'parent'] }],
  });
  const odd = { parentEntityType: 'Entry', parentEntityId: entryId, parentEntityReference: 'title' } as const;
  expect((await refusal(noa.comment.create(odd, { body: 'x' }))).status).toBe(422);
  expect((await refusal(noa.comment.create({ entryId: 'nowhere' }, { body: 'x' }))).status).toBe(404);
  for (let count = 1; count < 100; count += 1) await noa.comment.create({ entryId }, { body: 'More' });
  expect(await create('Too much')).toMatchObject({ status: 403, message: /100 open comments/ });
});
