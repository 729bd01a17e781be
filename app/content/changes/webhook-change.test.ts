import { describe, expect, it } from 'vitest';
import { readChange } from './dependencies';
import { changeOfWebhook } from './webhook-change';

const place = { space: 'marquee', environments: new Set(['live', 'live-2026']) };

const toId = (id: string) => ({ sys: { id } });

function body(sys: Record<string, unknown> = {}): string {
  return JSON.stringify({
    sys: {
      id: 'one',
      type: 'Entry',
      space: toId('marquee'),
      environment: toId('live'),
      contentType: toId('game'),
      ...sys,
    },
  });
}

const changeOf = (topic: string | null, text = body()) => changeOfWebhook(topic, text, place);
const managed = (topic: string) => `ContentManagement.${topic}`;

describe('change a webhook tells of', () => {
  it.each(['publish', 'unpublish', 'delete'])('is the entry and its type: %s', (action) => {
    expect(changeOf(managed(`Entry.${action}`))).toEqual({ ids: ['one'], types: ['game'] });
  });

  it('is found by id alone for assets and for what is gone', () => {
    const untyped = body({ contentType: undefined, type: 'DeletedEntry' });
    for (const topic of ['Asset.publish', 'Asset.delete', 'Entry.unpublish'])
      expect(changeOf(managed(topic), untyped)).toEqual({ ids: ['one'], types: [] });
  });

  it.each(['create', 'save', 'auto_save', 'archive', 'unarchive'])(
    'CONTENT-32 is none for drafts: %s',
    (action) => {
      expect(changeOf(managed(`Entry.${action}`))).toBeUndefined();
      expect(changeOf(managed(`Asset.${action}`))).toBeUndefined();
    },
  );

  it.each([
    'ScheduledAction.create',
    'ScheduledAction.execute',
    'Release.create',
    'ReleaseAction.execute',
    'BulkAction.execute',
    'Tag.save',
    'EditorInterface.save',
    'ContentType.save',
  ])('CONTENT-32 is none for what editors do around publishing: %s', (topic) => {
    expect(changeOf(managed(topic))).toBeUndefined();
  });

  it('is none for another space or environment, and one for the environment behind the alias', () => {
    const topic = managed('Entry.publish');
    expect(changeOf(topic, body({ environment: toId('staging') }))).toBeUndefined();
    expect(changeOf(managed('ContentType.publish'), body({ environment: toId('staging') }))).toBeUndefined();
    expect(changeOf(topic, body({ space: toId('another') }))).toBeUndefined();
    expect(changeOf(topic, body({ environment: toId('live-2026') }))).toBeDefined();
    expect(changeOf(topic, body({ environment: undefined }))).toBeDefined();
  });

  it.each([
    managed('ContentType.publish'),
    managed('Locale.save'),
    managed('Entry.something_new'),
    managed('Space.reload'),
    'nonsense',
    null,
  ])('is everything where it is not understood: %s', (topic) => {
    expect(changeOf(topic)).toBe('everything');
  });

  it('is everything for a published entry without an id or a type, or a body that cannot be read', () => {
    for (const text of [body({ id: undefined }), body({ contentType: undefined }), '', '[]', 'no json'])
      expect(changeOf(managed('Entry.publish'), text)).toBe('everything');
  });

  it('is another environment when an alias points elsewhere, wherever it is said from', () => {
    const text = body({ environment: undefined, type: 'EnvironmentAlias' });
    for (const topic of ['SpaceManagement', 'ContentManagement'])
      expect(changeOf(`${topic}.EnvironmentAlias.change_target`, text)).toBe('environment');
  });
});

it('a change another process tells of arrives as it was; what is not understood is everything', () => {
  for (const change of [{ ids: ['a'], types: ['game'] }, 'everything', 'environment'])
    expect(readChange(JSON.parse(JSON.stringify(change)))).toEqual(change);
  for (const other of [undefined, 'later', { ids: [1], types: [] }, { ids: [] }, null])
    expect(readChange(other)).toBe('everything');
});
