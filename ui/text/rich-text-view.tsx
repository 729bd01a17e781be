import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, INLINES, type Document } from '@contentful/rich-text-types';
import { SiteLink } from '../site/site-link';
import styles from './rich-text-view.module.css';

interface RichTextViewProps {
  document: object;
  className?: string;
  id?: string | undefined;
  /** Gives headings an id so that a table of contents can link to them. */
  headingId?: (text: string) => string;
}

function plainText(node: { content?: unknown[]; value?: string }): string {
  if (typeof node.value === 'string') return node.value;
  return (node.content ?? [])
    .map((child) => plainText(child as { content?: unknown[]; value?: string }))
    .join('');
}

/** A Contentful rich text document as semantic HTML; links in it are checked like every link of content. */
export function RichTextView({ document, className, id, headingId }: RichTextViewProps) {
  const options: Options = {
    renderNode: {
      [BLOCKS.HEADING_2]: (node, children) => <h2 id={headingId?.(plainText(node))}>{children}</h2>,
      [BLOCKS.TABLE]: (_node, children) => (
        <div className={styles.table} tabIndex={0} role="group">
          <table>
            <tbody>{children}</tbody>
          </table>
        </div>
      ),
      // Entries and assets inside a text are not part of the content model: links to them are reduced to their text,
      // embedded ones are left out.
      [INLINES.ENTRY_HYPERLINK]: (_node, children) => children,
      [INLINES.ASSET_HYPERLINK]: (_node, children) => children,
      [INLINES.EMBEDDED_ENTRY]: () => null,
      [BLOCKS.EMBEDDED_ENTRY]: () => null,
      [BLOCKS.EMBEDDED_ASSET]: () => null,
      [INLINES.HYPERLINK]: (node, children) => (
        <SiteLink target={String(node.data['uri'] ?? '')}>{children}</SiteLink>
      ),
    },
  };
  return (
    <div id={id} className={[styles.text, className].filter(Boolean).join(' ')}>
      {documentToReactComponents(document as Document, options)}
    </div>
  );
}
