import { describe, expect, it } from 'vitest';
import { type RawBlock, blockLinks, buildTree, innerLinks, maxContainerDepth } from './block-tree';
import { placesOf, pointersBy } from './block-places';

const item = (type: string, id: string) => ({ __typename: type, sys: { id } });
const collection = (...items: unknown[]) => ({ items });
const panel = (...items: unknown[]) => ({ internalName: 'Panel', blocks: collection(...items) });
/** A container's entry as the content service returns it. */
const columns = (...panels: unknown[]) => ({ panels: collection(...panels) });

function treeOf(items: unknown[], entries: Record<string, Record<string, unknown>>) {
  return buildTree(
    blockLinks(collection(...items), 'page', '/blocks').blocks,
    new Map(Object.entries(entries)),
    'page',
  );
}

/** Ids with their nesting: `a[b,c|d]` is a container with two panels. */
const shape = (blocks: RawBlock[]): string =>
  blocks.map(({ id, slots }) => (slots ? `${id}[${slots.map(shape).join('|')}]` : id)).join(',');

describe('tree of blocks', () => {
  it('puts blocks into their panels, in order', () => {
    const { blocks, leftOut } = treeOf([item('Faq', 'first'), item('Columns', 'two'), item('Faq', 'last')], {
      two: columns(panel(item('Faq', 'a'), item('Faq', 'b')), panel(), panel(item('Columns', 'inner'))),
      inner: columns(panel(item('Faq', 'c'))),
    });
    expect(shape(blocks)).toBe('first,two[a,b||inner[c]],last');
    expect(leftOut).toEqual([]);
  });

  it('ENGINE-03 says where in which entry a type stands that it does not know', () => {
    const { blocks, leftOut } = treeOf([item('Columns', 'two')], {
      two: columns(panel(), panel(null, item('Mystery', 'x'), item('Faq', 'a'))),
    });
    expect(shape(blocks)).toBe('two[|a]');
    expect(leftOut).toEqual([
      expect.objectContaining({
        holderId: 'two',
        entryId: 'x',
        type: 'Mystery',
        pointer: '/panels/1/blocks/1',
      }),
    ]);
  });

  it('leaves out what stands inside itself', () => {
    const { blocks, leftOut } = treeOf([item('Columns', 'loop')], {
      loop: columns(panel(item('Faq', 'a'), item('Columns', 'loop'), item('PageText', 'terms'))),
    });
    expect(shape(blocks)).toBe('loop[a,terms]');
    expect(leftOut).toEqual([
      expect.objectContaining({
        holderId: 'loop',
        entryId: 'loop',
        pointer: '/panels/0/blocks/1',
        closed: false,
      }),
    ]);
  });

  const nested = (...innermost: unknown[]) => ({
    ...Object.fromEntries(
      Array.from({ length: maxContainerDepth }, (_, depth) => [
        `depth-${depth + 1}`,
        columns(panel(item('Columns', `depth-${depth + 2}`), item('Faq', `faq-${depth + 1}`))),
      ]),
    ),
    [`depth-${maxContainerDepth + 1}`]: columns(panel(...innermost)),
  });

  it('leaves out containers nested too deep, and says so when one may hold what must not be missing', () => {
    const { blocks, leftOut } = treeOf([item('Columns', 'depth-1')], nested(item('Faq', 'too-deep')));
    expect(shape(blocks)).toBe('depth-1[depth-2[depth-3[faq-3],faq-2],faq-1]');
    expect(leftOut).toEqual([
      expect.objectContaining({ holderId: 'depth-3', entryId: 'depth-4', closed: false }),
    ]);
    for (const inner of [item('PageText', 'terms'), item('Columns', 'deeper')])
      expect(treeOf([item('Columns', 'depth-1')], nested(inner)).leftOut[0]?.closed).toBe(true);
  });

  it('holds no more blocks than a page can bear', () => {
    const many = (prefix: string) =>
      Array.from({ length: 12 }, (_, index) => item('Faq', `${prefix}-${index}`));
    const containers = Array.from({ length: 20 }, (_, index) => item('Columns', `columns-${index}`));
    const entries = Object.fromEntries(
      containers.map(({ sys }) => [sys.id, columns(panel(...many(sys.id)), panel(...many(`${sys.id}-b`)))]),
    );
    const { blocks, leftOut } = treeOf(containers, entries);
    expect(blocks.length + blocks.flatMap(({ slots }) => slots?.flat() ?? []).length).toBe(200);
    expect(leftOut.length).toBeGreaterThan(0);
  });

  it('asks next for what stands in panels', () => {
    const entries = new Map([['two', columns(panel(item('Faq', 'a')), panel(item('Faq', 'b')))]]);
    expect(innerLinks([{ block: 'columns', id: 'two' }], entries).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(innerLinks([{ block: 'faq', id: 'a' }], entries)).toEqual([]);
  });
});

describe('places of blocks', () => {
  it('names the panel that links a block, and the place in it', () => {
    const inPanel = { sys: { id: 'left' }, ...panel(null, item('Faq', 'a')) };
    const { blocks } = treeOf([item('Columns', 'two')], { two: { panels: collection(inPanel) } });
    expect(placesOf(blocks)).toEqual([
      { entryId: 'two', holder: 'page', pointer: '/blocks/0' },
      { entryId: 'a', holder: 'left', pointer: '/blocks/1' },
    ]);
  });

  it('tells an entry that is linked twice apart by its order', () => {
    const { blocks } = treeOf([item('Faq', 'a'), item('Faq', 'b'), item('Faq', 'a')], {});
    const pointerOf = pointersBy(placesOf(blocks));
    expect([pointerOf('page', 'a'), pointerOf('page', 'a')]).toEqual(['/blocks/0', '/blocks/2']);
  });
});
