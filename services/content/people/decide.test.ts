import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Constraint, Policy, PolicyAction } from '../store/people';
import type { PolicyEntity } from './changed-places';
import { decide } from './decide';

const actions: readonly PolicyAction[] = ['read', 'create', 'update', 'delete', 'publish', 'archive'];

const doc = (name: string) => ({ doc: name });
const leaf: fc.Arbitrary<Constraint> = fc.oneof(
  fc.constantFrom('Entry', 'Asset').map((type): Constraint => ({ equals: [doc('sys.type'), type] })),
  fc
    .subarray(['brand-halden', 'brand-kiekko'])
    .map((tags): Constraint => ({ in: [doc('metadata.tags.sys.id'), tags] })),
  fc.constant<Constraint>({ equals: [doc('sys.createdBy.sys.id'), 'User.current()'] }),
  fc.constantFrom('fields.%.de', 'fields.title.%', 'metadata.tags.%').map((path) => ({ paths: [doc(path)] })),
);
const { constraint } = fc.letrec<{ constraint: Constraint }>((tie) => ({
  constraint: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('constraint'), { maxLength: 3 }).map((and) => ({ and })),
    fc.array(tie('constraint'), { maxLength: 3 }).map((or) => ({ or })),
    tie('constraint').map((not) => ({ not })),
  ),
}));
const policy: fc.Arbitrary<Policy> = fc.record({
  effect: fc.constantFrom('allow', 'deny'),
  actions: fc.oneof(fc.constant<'all'>('all'), fc.subarray([...actions], { minLength: 1 })),
  constraint: fc.option(constraint),
});
const entity: fc.Arbitrary<PolicyEntity> = fc
  .record({
    type: fc.constantFrom('Entry', 'Asset'),
    by: fc.constantFrom('me', 'other'),
    tags: fc.subarray(['brand-halden', 'brand-kiekko', 'market-ca']),
    title: fc.dictionary(fc.constantFrom('en', 'de'), fc.constantFrom('a', 'b')),
  })
  .map(({ type, by, tags, title }) => ({
    sys: { type, id: 'x', createdBy: { sys: { id: by } } },
    metadata: { tags: tags.map((id) => ({ sys: { id } })) },
    fields: { title },
  }));
const question = fc.record({
  policies: fc.array(policy, { maxLength: 6 }),
  action: fc.constantFrom(...actions),
  change: fc.record({ before: fc.option(entity, { nil: undefined }), after: entity }),
});
const seed = 20260101;

test('a deny of everything wins over whatever is allowed', () => {
  const holds = fc.property(question, ({ policies, action, change }) => {
    expect(decide([...policies, { effect: 'deny', actions: 'all' }], action, change, 'me')).not.toBeNull();
  });
  fc.assert(holds, { seed });
});

test('the order of policies does not matter', () => {
  const holds = fc.property(
    question,
    fc.infiniteStream(fc.nat()),
    ({ policies, action, change }, numbers) => {
      const shuffled = policies
        .map((one) => ({ one, key: numbers.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one);
      expect(decide(shuffled, action, change, 'me') === null).toBe(
        decide(policies, action, change, 'me') === null,
      );
    },
  );
  fc.assert(holds, { seed });
});

test('another deny never allows more, another allow never less', () => {
  const holds = fc.property(question, policy, ({ policies, action, change }, added) => {
    const [before, after] = [policies, [...policies, added]].map(
      (list) => decide(list, action, change, 'me') === null,
    );
    expect(added.effect === 'deny' ? !after || before : after || !before).toBe(true);
  });
  fc.assert(holds, { seed });
});

test('nothing is allowed by no policy', () => {
  const holds = fc.property(question, ({ action, change }) => {
    expect(decide([], action, change, 'me')).toMatchObject({ isForbidden: false });
  });
  fc.assert(holds, { seed });
});

const entry = (fields: object, tags: readonly string[] = []): PolicyEntity => ({
  sys: { type: 'Entry', id: 'x' },
  metadata: { tags: tags.map((id) => ({ sys: { id } })) },
  fields,
});

test('paths limit an update to fields and languages', () => {
  const german: Policy = {
    effect: 'allow',
    actions: ['update'],
    constraint: { and: [{ equals: [doc('sys.type'), 'Entry'] }, { paths: [doc('fields.%.de')] }] },
  };
  const before = entry({ title: { en: 'Hi', de: 'Hallo' } });
  const change = (after: PolicyEntity) => decide([german], 'update', { before, after }, 'me');
  expect(change(entry({ title: { en: 'Hi', de: 'Moin' } }))).toBeNull();
  expect(change(before)).toBeNull();
  expect(change(entry({ title: { en: 'Hey', de: 'Moin' } }))).toMatchObject({ place: 'fields.title.en' });
  expect(change(entry({ title: { en: 'Hi', de: 'Hallo' } }, ['brand-halden']))).toMatchObject({
    place: 'metadata.tags.brand-halden',
  });
  expect(decide([german], 'publish', { before, after: before }, 'me')).not.toBeNull();
});

test('an entry must be of the brand before and after', () => {
  const halden: Policy = {
    effect: 'allow',
    actions: 'all',
    constraint: { in: [doc('metadata.tags.sys.id'), ['brand-halden']] },
  };
  const [own, other] = [entry({}, ['brand-halden']), entry({}, ['brand-kiekko'])];
  expect(decide([halden], 'update', { before: own, after: own }, 'me')).toBeNull();
  expect(decide([halden], 'update', { before: own, after: other }, 'me')).toMatchObject({ isAfter: true });
  expect(decide([halden], 'update', { before: other, after: own }, 'me')).toMatchObject({ isAfter: false });
});
