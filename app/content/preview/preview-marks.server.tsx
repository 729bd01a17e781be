import { renderToString } from 'react-dom/server';
import type { FilledBlock } from '../../../schemas/generated/blocks';
import type { PreviewBlock } from '../../../schemas/generated/types';
import { PreviewFault } from '../../../ui/notice/preview-fault';
import { PreviewPlaceholder } from '../../../ui/notice/preview-placeholder';
import { SiteProvider, type SiteView } from '../../../ui/site/site-context';
import { hiddenText } from './hidden-text';
import { type Hidden, type PreviewFault as Fault, type PreviewMark, markOf } from './preview-mark';
import type { BlockOrigin } from '../documents/block-tree';
import { entryAnchor } from './preview-request';

/** The display field of every content type: the editor opens an entry at it by default. */
const displayField = 'internalName';

/** Markup that a preview adds to blocks: the entry of each, and placeholders for blocks that visitors do not see. */
export function previewMarks(view: SiteView, contentLocale: string) {
  return {
    attributes(filled: FilledBlock, key: string): string {
      const { entryId, content } = filled;
      const { holder, origin, fault, hidden }: PreviewMark = markOf(filled) ?? {};
      return attributesText({
        ...(key === entryId ? { id: entryAnchor(entryId) } : {}),
        'data-preview-key': key,
        ...(holder ? { 'data-preview-holder': holder } : {}),
        'data-contentful-entry-id': entryId,
        'data-contentful-field-id': displayField,
        'data-contentful-locale': contentLocale,
        ...originAttribute(origin, view),
        ...(fault || hidden ? {} : { 'data-preview-texts': JSON.stringify(plainTexts(content)) }),
      });
    },
    instead(filled: FilledBlock, reason?: string) {
      const { block, entryId } = filled;
      const { fault = reason ? { block, entryId, pointer: '/', reason } : undefined, hidden } =
        markOf(filled) ?? {};
      if (fault)
        return {
          html: faultHtml('block', fault, view),
          fault: { pointer: fault.pointer, reason: fault.reason },
        };
      return hidden && placeholder(filled, hidden, view);
    },
    empty: (filled: FilledBlock) => placeholder(filled, { reason: 'empty' }, view),
  };
}

function placeholder(
  filled: FilledBlock,
  hidden: Hidden,
  view: SiteView,
): { html: string } & Required<Pick<PreviewBlock, 'hidden'>> {
  const { reason } = hidden;
  const text = hiddenText(filled, hidden, view);
  return {
    html: renderToString(<PreviewPlaceholder block={filled.block} reason={reason} text={text} />),
    hidden: { reason, text },
  };
}

/** Attribute that tells whether a block comes from the base page or from a change. */
function originAttribute(origin: BlockOrigin | undefined, { t }: SiteView): Record<string, string> {
  if (!origin) return {};
  const { change, pageId } = origin;
  const text = change
    ? t(`preview.origin.${change.action}`, { change: change.id })
    : t('preview.origin.page', { page: pageId });
  return { 'data-preview-origin': text };
}

/** Faults without a place among the blocks: dead links and unknown types. */
export function previewNotes(notes: readonly Fault[], view: SiteView): string {
  const boxes = notes.map((fault) => faultHtml('link', fault, view));
  return `<div class="contents" data-preview-notes>${[...new Set(boxes)].join('')}</div>`;
}

/** A box that explains a fault that visitors do not see. */
export function faultHtml(of: 'block' | 'link' | 'page', fault: Fault, view: SiteView): string {
  return renderToString(
    <SiteProvider value={view}>
      <PreviewFault of={of} {...fault} />
    </SiteProvider>,
  );
}

/** Fields that are a single plain text: the browser finds the elements that show them. */
function plainTexts(content: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(content).filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1].trim() !== '',
    ),
  );
}

function attributesText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
