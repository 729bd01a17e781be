import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isJson, mergeConfiguration } from './merge-configuration';
import { provenanceOf } from './provenance';

it('names the file that decided each value: objects merge, lists and plain values replace', () => {
  const layers = [
    { file: 'defaults.json', value: { layout: { header: 'bar', hero: 'bleed' }, hosts: ['a'], name: 'One' } },
    { file: 'brand.json', value: { layout: { hero: 'card' }, hosts: ['b', 'c'] } },
    { file: 'market.json', value: { name: { fi: 'Yksi' } } },
  ];
  expect(provenanceOf(layers)).toEqual([
    { path: ['layout', 'header'], value: 'bar', file: 'defaults.json' },
    { path: ['layout', 'hero'], value: 'card', file: 'brand.json' },
    { path: ['hosts'], value: ['b', 'c'], file: 'brand.json' },
    { path: ['name', 'fi'], value: 'Yksi', file: 'market.json' },
  ]);
});

it('tells the whole that the merge makes, whatever the layers', () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.integer(),
      fc.array(fc.integer(), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('tree'), { noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (values) => {
      const merged = values.reduce<unknown>(mergeConfiguration, undefined);
      const told = provenanceOf(values.map((value, index) => ({ file: String(index), value })));
      expect(told.map(({ path, value }) => [path.join('.'), value])).toEqual(leavesOf(merged));
    }),
    { seed: 4 },
  );
});

function leavesOf(value: unknown, path: string[] = []): [string, unknown][] {
  return isJson(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, child]) => leavesOf(child, [...path, name]))
    : [[path.join('.'), value]];
}
