import type { BlockProps } from '../../schemas/generated/blocks';
import type { RichText } from '../../schemas/generated/types';
import { plainText } from '../../ui/text/rich-text-outline';
import { RichTextView } from '../../ui/text/rich-text-view';
import { Section } from '../../ui/layout/section';
import { figureColumns, readTable } from './read-table';
import styles from './table.module.css';

/** A table of figures or facts, which on narrow screens scrolls sideways on its own. A text without a table is shown as text. */
export function Table({ content }: BlockProps<'table'>) {
  const { title, caption, rowHeaders = false, numbers = 'align' } = content;
  const table = readTable(content.table);
  if (!table)
    return (
      <Section title={title} className={styles.section}>
        <RichTextView document={content.table} className={styles.text} />
      </Section>
    );
  const { before, head, rows, after } = table;
  const figures = numbers === 'align' ? figureColumns(rows) : [];
  const alignment = (column: number) => (figures[column] ? styles.figure : undefined);
  return (
    <Section title={title} className={styles.section}>
      {before && <RichTextView document={before} className={styles.text} />}
      <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
        <table className={`${styles.table} ${rowHeaders ? styles.named : ''}`}>
          <caption>
            <span className={styles.caption}>{caption}</span>
          </caption>
          {head && (
            <thead>
              <tr>
                {head.map((cell, column) => (
                  <HeadingCell key={column} cell={cell} scope="col" className={alignment(column)} />
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) =>
                  rowHeaders && column === 0 ? (
                    <HeadingCell key={column} cell={cell} scope="row" />
                  ) : (
                    <td key={column} className={alignment(column)}>
                      <RichTextView document={cell} className={styles.cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {after && <RichTextView document={after} className={styles.notes} />}
    </Section>
  );
}

/** A heading without words, like the corner above row headings, is no heading. */
function HeadingCell({
  cell,
  scope,
  className,
}: {
  cell: RichText;
  scope: 'col' | 'row';
  className?: string;
}) {
  if (!plainText(cell).trim()) return <td className={className} />;
  return (
    <th scope={scope} className={className}>
      <RichTextView document={cell} className={styles.cell} />
    </th>
  );
}
