import type { RichText, RichTextNode } from '../../schemas/generated/types';

/** A part of a text from one heading of the second level to the next. */
export interface TextSection {
  /** Missing before the first heading. */
  heading?: { id: string; text: string };
  document: RichText;
}

function isInline(node: RichTextNode | undefined): boolean {
  return node?.nodeType === 'text' || node?.nodeType === 'hyperlink';
}

/** The words of a rich text without formatting; blocks are separated by a space. */
export function plainText(node: RichText | RichTextNode): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  const children = node.content ?? [];
  return children.map(plainText).join(isInline(children[0]) ? '' : ' ');
}

function documentOf(content: RichTextNode[]): RichText {
  return { nodeType: 'document', data: {}, content };
}

/** An id made of the heading's words; one that is taken or has no Latin letters gets its number. */
function headingId(text: string, taken: string[], position: number): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return slug && !taken.includes(slug) ? slug : `section-${position}`;
}

/** Cuts a text at its headings of the second level and names each part for a table of contents. */
export function splitSections(document: RichText): TextSection[] {
  const sections: TextSection[] = [];
  const ids: string[] = [];
  for (const node of document.content) {
    const current = sections[sections.length - 1];
    if (node.nodeType === 'heading-2') {
      const text = plainText(node).trim();
      // A heading left empty would be a link without words.
      if (!text) continue;
      const id = headingId(text, ids, sections.length + 1);
      ids.push(id);
      sections.push({ heading: { id, text }, document: documentOf([node]) });
    } else if (current) {
      current.document.content.push(node);
    } else {
      sections.push({ document: documentOf([node]) });
    }
  }
  return sections;
}

/**
 * Cuts a text in two: at least `characters` of it (whole blocks, never ending with a heading) and the rest.
 * The rest is empty when little would be left for it.
 */
export function splitAfter(document: RichText, characters: number): { lead: RichText; rest: RichText } {
  const lead: RichTextNode[] = [];
  let length = 0;
  for (const node of document.content) {
    const last = lead[lead.length - 1];
    if (length >= characters && last && !last.nodeType.startsWith('heading')) break;
    lead.push(node);
    length += plainText(node).length;
  }
  const rest = document.content.slice(lead.length);
  const restLength = plainText(documentOf(rest)).length;
  return restLength < characters / 4
    ? { lead: document, rest: documentOf([]) }
    : { lead: documentOf(lead), rest: documentOf(rest) };
}
