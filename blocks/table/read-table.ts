import type { RichText } from '../../schemas/generated/types';
import { plainText } from '../../ui/text/rich-text-outline';

type RichTextNode = RichText['content'][number];

/** A table found in a text, with the text before and after it. Every row has as many cells as the longest. */
export interface TextTable {
  before?: RichText;
  /** Missing when the first row does not name the columns. */
  head?: RichText[];
  rows: RichText[][];
  after?: RichText;
}

function childrenOf(node: RichTextNode | undefined, nodeTypes: string[]): RichTextNode[] {
  return (node?.content ?? []).filter(({ nodeType }) => nodeTypes.includes(nodeType));
}

function documentOf(content: RichTextNode[]): RichText {
  return { nodeType: 'document', data: {}, content };
}

function textOf(nodes: RichTextNode[]): RichText | undefined {
  const document = documentOf(nodes);
  // An editor leaves an empty paragraph at the end of every text.
  return plainText(document).trim() ? document : undefined;
}

/** The first table of a text; rows that are too short are filled up with empty cells. Undefined when there is none. */
export function readTable({ content }: RichText): TextTable | undefined {
  const at = content.findIndex(({ nodeType }) => nodeType === 'table');
  const rows = childrenOf(content[at], ['table-row']).map((row) =>
    childrenOf(row, ['table-cell', 'table-header-cell']),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return undefined;
  const [first = [], ...others] = rows;
  const named = first.length > 0 && first.every(({ nodeType }) => nodeType === 'table-header-cell');
  const cells = (row: RichTextNode[]) =>
    Array.from({ length: width }, (_, column) => documentOf(row[column]?.content ?? []));
  return {
    before: textOf(content.slice(0, at)),
    head: named ? cells(first) : undefined,
    rows: (named ? others : rows).map(cells),
    after: textOf(content.slice(at + 1)),
  };
}

/** A number, an amount or a percentage, with its currency or a short unit: `€1,000`, `R$ 25`, `96.5 %`, `24 h`, `35:1`. */
const figure = /^(\p{L}{0,3}\p{Sc}?|[+−–-])\s?[+−–-]?\d[\d\s.,:'’]*(%|\p{Sc}|\p{L}{1,4}\.?)?$/u;
const nothing = /^[−–—-]?$/;
const longestFigure = 24;

/** For each column, whether it holds only figures, which are aligned at their ends. */
export function figureColumns(rows: RichText[][]): boolean[] {
  return (rows[0] ?? []).map((_, column) => {
    const texts = rows
      .map((row) => row[column])
      .map((cell) => (cell ? plainText(cell).trim() : ''))
      .filter((text) => !nothing.test(text));
    return texts.length > 0 && texts.every((text) => text.length <= longestFigure && figure.test(text));
  });
}
