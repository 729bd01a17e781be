import type { RichTextNode } from '../../../../schemas/generated/types';

/**
 * A key that is equal for nodes with the same content: split texts, empty texts around links, and the order of marks
 * make no difference to readers and are lost in the editor.
 */
export function sameTextKey(node: RichTextNode): string {
  return JSON.stringify(comparable(node));
}

interface Comparable {
  type: string;
  data: [string, unknown][];
  value: string | undefined;
  marks: string[];
  content: Comparable[];
}

function comparable({ nodeType, data, value, marks = [], content = [] }: RichTextNode): Comparable {
  const children: Comparable[] = [];
  for (const child of content.map(comparable)) {
    const last = children.at(-1);
    if (child.type === 'text' && child.value === '' && child.data.length === 0) continue;
    if (last?.type === 'text' && child.type === 'text' && isSameText(last, child))
      last.value = `${last.value ?? ''}${child.value ?? ''}`;
    else children.push(child);
  }
  return {
    type: nodeType,
    data: Object.entries(data)
      .filter(([name, one]) => !(['colspan', 'rowspan'].includes(name) && one === 1))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
    value,
    marks: [...new Set(marks.map(({ type }) => type))].sort(),
    content: children,
  };
}

function isSameText(one: Comparable, other: Comparable): boolean {
  return one.marks.join() === other.marks.join() && JSON.stringify(one.data) === JSON.stringify(other.data);
}
