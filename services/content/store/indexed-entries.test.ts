import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IndexedEntries } from './indexed-entries';
import { newestFirst } from './record-list';

interface Stored {
  readonly sys: { readonly id: string; readonly updatedAt: string };
  readonly type: string;
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** Few distinct ids, types and values, so that entries replace each other and share values. */
const value = fc.oneof(
  fc.constantFrom('red', 'green', '1', '', 'x'.repeat(300)),
  fc.constantFrom(1, 2.5, true, null),
  fc.constantFrom(link('a'), { lat: 1, lon: 2 }),
);
const localized = fc.dictionary(
  fc.constantFrom('en', 'de'),
  fc.oneof(value, fc.array(value, { maxLength: 3 })),
);
const stored = fc.record({
  sys: fc.record({
    id: fc.integer({ min: 0, max: 99 }).map(String),
    updatedAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z'),
  }),
  type: fc.constantFrom('post', 'page'),
  fields: fc.dictionary(fc.constantFrom('slug', 'rank'), localized),
});
const write = fc.array(
  fc.oneof(
    stored.map((entry): [string, Stored | null] => [entry.sys.id, entry]),
    stored.map(({ sys }): [string, Stored | null] => [sys.id, null]),
  ),
  { maxLength: 120, size: 'max' },
);

/** Indexed values: texts up to 256 characters, numbers, booleans and the ids of links. */
function holds(entry: Stored, field: string, wanted: unknown): boolean {
  return Object.values(entry.fields[field] ?? {})
    .flat()
    .some(
      (own) => own === wanted || (typeof own === 'object' && JSON.stringify(own) === JSON.stringify(wanted)),
    );
}

const rankOf = ({ fields }: Stored) => Number(fields['rank']?.['en']) || 0;
const byRank = (a: Stored, b: Stored) => rankOf(b) - rankOf(a);

test('CONTENT-16 indexes that follow writes find what a scan of everything finds', () => {
  fc.assert(
    fc.property(fc.array(write, { minLength: 1, maxLength: 8 }), value, (writes, wanted) => {
      const all = new Map<string, Stored>();
      let indexed = IndexedEntries.of<Stored>([], ({ type }) => type);
      for (const changes of writes) {
        indexed = indexed.with(new Map(changes));
        for (const [id, entry] of changes) {
          if (entry) all.set(id, entry);
          else all.delete(id);
        }
        const sorted = [...all.values()].sort(newestFirst);
        expect(indexed.all).toEqual(sorted);
        for (const type of ['post', 'page']) {
          const own = sorted.filter((entry) => entry.type === type);
          expect(indexed.ofType(type)).toEqual(own);
          expect(indexed.ordered(type, 'rank', byRank)).toEqual(own.toSorted(byRank));
          for (const field of ['slug', 'rank']) {
            const found = indexed.candidates(type, field, [wanted]);
            // Null: the value is not indexed, or so common that scanning the list is faster.
            if (found) expect(found).toEqual(own.filter((entry) => holds(entry, field, wanted)));
          }
        }
      }
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});
