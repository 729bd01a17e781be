/** Blocks of the content service and the editor's names for them; paragraphs and headings apart. */
export const blockTypes: Readonly<Record<string, string>> = {
  'unordered-list': 'bulletList',
  'ordered-list': 'orderedList',
  'list-item': 'listItem',
  blockquote: 'blockquote',
  hr: 'horizontalRule',
  table: 'table',
  'table-row': 'tableRow',
  'table-cell': 'tableCell',
  'table-header-cell': 'tableHeader',
};

/** Marks of the content service and the editor's names for them. */
export const markTypes: Readonly<Record<string, string>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  code: 'code',
};

export const nodeTypes: Readonly<Record<string, string>> = inverse(blockTypes);
export const storedMarks: Readonly<Record<string, string>> = inverse(markTypes);

function inverse(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([stored, edited]) => [edited, stored]));
}
