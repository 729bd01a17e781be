import { renderToString } from 'react-dom/server';
import type { FilledBlock } from '../../../schemas/generated/blocks';
import { PreviewFault } from '../../../ui/notice/preview-fault';
import { SiteProvider, type SiteView } from '../../../ui/site/site-context';
import type { PreviewFault as Fault, PreviewScope } from './preview-scope.server';
import type { BlockOrigin } from '../documents/block-tree';
import { entryAnchor } from './preview-request';

/** The field every content type shows its entries by: where the editor opens an entry when no other field is meant. */
const displayField = 'internalName';

/** The queries whose links are parts of the page; those of the catalogue concern other pages too. */
const pageQueries = ['pageTree', 'siteLayoutTree', 'Blocks'];

/** What a preview shows besides the blocks: which entry each is, and what is wrong instead of those visitors would not see. */
export function previewMarks(scope: PreviewScope, view: SiteView, contentLocale: string) {
  const anchored = new Set<string>();
  return {
    attributes({ entryId, content }: FilledBlock): string {
      const first = !anchored.has(entryId);
      anchored.add(entryId);
      return attributesText({
        ...(first ? { id: entryAnchor(entryId) } : {}),
        'data-contentful-entry-id': entryId,
        'data-contentful-field-id': displayField,
        'data-contentful-locale': contentLocale,
        ...originAttribute(scope.origins.get(content), view),
        ...(scope.faults.has(content) ? {} : { 'data-preview-texts': JSON.stringify(plainTexts(content)) }),
      });
    },
    instead({ block, entryId, content }: FilledBlock, reason?: string): string | undefined {
      const fault = scope.faults.get(content) ?? (reason && { block, entryId, pointer: '/', reason });
      return fault ? faultHtml('block', fault, view) : undefined;
    },
  };
}

/** Says of a block whether it is the other page's or one of the changes. */
function originAttribute(origin: BlockOrigin | undefined, { t }: SiteView): Record<string, string> {
  if (!origin) return {};
  const { change, pageId } = origin;
  const text = change
    ? t(`preview.origin.${change.action}`, { change: change.id })
    : t('preview.origin.page', { page: pageId });
  return { 'data-preview-origin': text };
}

/** What is wrong and has no place among the blocks: links that lead nowhere, types this version does not know. */
export function previewNotes(scope: PreviewScope, view: SiteView): string {
  const links = scope.deadLinks
    .filter(({ query }) => pageQueries.includes(query))
    .map(({ linkingEntryId, field, linkId }): Fault => ({
      entryId: String(linkingEntryId),
      pointer: `/${String(field)}`,
      reason: `links ${String(linkId)}, which does not exist or is archived`,
    }));
  const notes = [...scope.notes, ...links].map((fault) => faultHtml('link', fault, view));
  return [...new Set(notes)].join('');
}

/** A box that says what visitors do not see, and why. */
export function faultHtml(of: 'block' | 'link' | 'page', fault: Fault, view: SiteView): string {
  return renderToString(
    <SiteProvider value={view}>
      <PreviewFault of={of} {...fault} />
    </SiteProvider>,
  );
}

/** Fields that are one piece of plain text: the browser finds the elements that show them. */
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
