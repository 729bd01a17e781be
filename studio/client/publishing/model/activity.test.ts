import { expect, test } from 'vitest';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { activityList, entryActivity, releaseActivity, scheduleActivity } from './activity';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 8, minute)).toISOString();
const person = (id: string) => ({ sys: { type: 'Link', linkType: 'User', id } });

const entry: ManagedEntry = {
  sys: {
    ...{ id: 'faq', type: 'Entry' as const, version: 5, createdAt: at(1), createdBy: person('noa') },
    ...{ updatedAt: at(9), updatedBy: person('maja'), publishedAt: at(5), publishedBy: person('ravi') },
    contentType: { sys: { id: 'faqItem' } },
  },
  metadata: { tags: [] },
  fields: { question: { en: 'How old must I be?' } },
};

test('an entry tells who made, saved and published it; a publication is no save', () => {
  expect(entryActivity(entry).map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'created noa',
    'saved maja',
    'published ravi',
  ]);
  const published = { ...entry, sys: { ...entry.sys, updatedAt: at(5) } };
  expect(entryActivity(published).map(({ kind }) => kind)).toEqual(['created', 'published']);
});

test('scheduled actions and releases are told beside them, newest first', () => {
  const action = {
    sys: {
      ...{ id: 's', status: 'canceled', createdAt: at(2), createdBy: person('noa') },
      ...{ updatedAt: at(7), updatedBy: person('ravi') },
    },
    entity: { sys: { id: 'faq' } },
    action: 'publish',
    scheduledFor: { datetime: at(50) },
  };
  const run = {
    sys: { id: 'r', status: 'failed', createdAt: at(6), release: person('gone') },
    action: 'publish',
  };
  const list = activityList(
    [...entryActivity(entry), scheduleActivity(action, (id) => id), releaseActivity(run, [])],
    at(5),
  );
  expect(list.map(({ kind, by }) => [kind, by])).toEqual([
    ['saved', 'maja'],
    ['cancelled', 'ravi'],
    ['failed', undefined],
    ['published', 'ravi'],
  ]);
});
