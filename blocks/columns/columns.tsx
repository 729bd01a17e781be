import type { CSSProperties } from 'react';
import type { BlockProps } from '../../schemas/generated/blocks';
import { Section } from '../../ui/layout/section';
import { Slot } from '../../ui/layout/slot';
import { visiblePanels } from '../../ui/layout/visible-panels';
import styles from './columns.module.css';

/** Blocks side by side where there is room, else one column below the other. A column without a block leaves its room to the others. */
export function Columns({ content, slots }: BlockProps<'columns'>) {
  const { title, panels, layout = 'equal' } = content;
  const columns = visiblePanels(panels, slots);
  if (columns.length === 0) return null;
  const wide = layout === 'equal' ? -1 : layout === 'wide-first' ? 0 : panels.length - 1;
  const widths: CSSProperties & Record<'--widths', string> = {
    '--widths': columns.map(({ index }) => `minmax(0, ${index === wide ? 2 : 1}fr)`).join(' '),
  };
  return (
    <Section title={title} className={styles.section}>
      <div className={`${styles.columns} ${styles[`of${columns.length}`] ?? ''}`} style={widths}>
        {columns.map((column) => (
          <div key={column.index} className={styles.column}>
            {title ? (
              <>
                {column.title && <h3 className={styles.heading}>{column.title}</h3>}
                <Slot html={column.html} className={styles.blocks} />
              </>
            ) : (
              // Without a heading of the block each column gets a block heading.
              <Section title={column.title}>
                <Slot html={column.html} className={column.title ? styles.blocks : undefined} />
              </Section>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
