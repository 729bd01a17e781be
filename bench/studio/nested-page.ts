import { entry, link, page, textBlock } from '../../tests/faults/support/content-folder';

type Entry = ReturnType<typeof entry>;

/** A generated page for the bench. */
export interface NestedPage {
  /** Blocks of any kind, not counting panels. */
  size: number;
  title: string;
  entries: Entry[];
}

/** Blocks added per group: one columns block whose two panels each hold another one with two panels of texts. */
const groupSize = 10;

/**
 * A page whose texts are five levels deep: columns, panel, columns, panel, text.
 *
 * @param size multiple of ten, at most 200, the site's limit
 */
export function nestedPage(size: number, word: string): NestedPage {
  const entries: Entry[] = [];
  const groups = Array.from({ length: size / groupSize }, (_, group) => addGroup(`${word}-${group}`));
  const title = `Page of ${size} blocks`;
  return { size, title, entries: [...entries, page(`/${word}`, groups, { title, internalName: title })] };

  function addGroup(name: string): string {
    const inner = [3, 4].map((texts, side) =>
      addColumns(`${name}-${side}`, [
        addTexts(`${name}-${side}-a`, texts - 2),
        addTexts(`${name}-${side}-b`, 2),
      ]),
    );
    return addColumns(
      name,
      inner.map((columns) => [columns]),
    );
  }

  function addColumns(name: string, panels: readonly string[][]): string {
    const ids = panels.map((blocks, index) => {
      const id = `${name}-panel-${index}`;
      entries.push(entry('panel', id, { internalName: id, title: id, blocks: blocks.map(link) }));
      return id;
    });
    entries.push(entry('columns', name, { internalName: name, panels: ids.map(link) }));
    return name;
  }

  function addTexts(name: string, count: number): string[] {
    return Array.from({ length: count }, (_, index) => {
      const id = `${name}-${index}`;
      entries.push(textBlock(id, id));
      return id;
    });
  }
}
