import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { type KeyPart, type SiteKey, siteKey } from './site-key';

const halden = {
  brand: { id: 'halden' },
  market: { id: 'FI' },
  locale: 'fi-FI',
  channel: 'desktop',
} as const;
const scopes = ['brand', 'market', 'locale', 'channel'] as const;

it('ENGINE-05 differs by brand in every scope, and by what the scope names', () => {
  const changes = {
    brand: { ...halden, brand: { id: 'kiekko' } },
    market: { ...halden, market: { id: 'NO' } },
    locale: { ...halden, locale: 'en-FI' },
    channel: { ...halden, channel: 'mobile' },
  } as const;
  const differs = (scope: (typeof scopes)[number]) =>
    scopes.filter((name) => siteKey(changes[name], scope, 'x') !== siteKey(halden, scope, 'x'));
  expect(scopes.map(differs)).toEqual([
    ['brand'],
    ['brand', 'market'],
    ['brand', 'locale'],
    ['brand', 'locale', 'channel'],
  ]);
});

it('is the same for two lists of parts only when they are the same, whatever visitors write', () => {
  // Few and awkward characters, so that an ambiguous encoding would collide.
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', '\\', '\0', ']'), maxLength: 4 });
  const part: fc.Arbitrary<KeyPart> = fc.oneof(text, fc.integer({ min: 0, max: 2 }), fc.boolean());
  const key = fc.tuple(fc.constantFrom(...scopes), text, fc.array(part, { maxLength: 3 }));
  const made = ([scope, brand, parts]: [(typeof scopes)[number], string, KeyPart[]]) =>
    siteKey({ ...halden, brand: { id: brand } }, scope, ...parts);
  fc.assert(
    fc.property(key, key, (one, other) => {
      expect(made(one) === made(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
    { seed: 5, numRuns: 2_000 },
  );
});

it('is not made of a plain text', () => {
  expectTypeOf<string>().not.toExtend<SiteKey>();
  expectTypeOf<SiteKey>().toExtend<string>();
});
