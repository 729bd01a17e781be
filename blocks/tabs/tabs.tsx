import { useId } from 'react';
import type { BlockProps } from '../../schemas/generated/blocks';
import { Island } from '../../ui/live/island';
import { Section } from '../../ui/layout/section';
import { useSite } from '../../ui/site/site-context';
import { Slot } from '../../ui/layout/slot';
import { visiblePanels } from '../../ui/layout/visible-panels';
import styles from './tabs.module.css';

/** Panels of blocks as tabs; without scripts all of them, one after the other, below links to each. */
export function Tabs({ content, slots }: BlockProps<'tabs'>) {
  const { t } = useSite();
  const blockId = useId();
  const panels = visiblePanels(content.panels, slots).map((panel) => ({
    ...panel,
    id: `${blockId}${panel.index}`,
    name: panel.title ?? t('layoutBlocks.panel', { number: panel.index + 1 }),
  }));
  const [first] = panels;
  if (!first) return null;
  if (panels.length === 1)
    return (
      <Section title={content.title} className={styles.section}>
        <h3 className={styles.name}>{first.name}</h3>
        <Slot html={first.html} className={styles.blocks} />
      </Section>
    );
  return (
    <Island name="tabs" on="visible">
      <Section title={content.title} className={styles.section}>
        <div className={styles.list} data-tabs={content.title}>
          {panels.map(({ id, name }) => (
            <a key={id} href={`#${id}`} className={styles.tab}>
              {name}
            </a>
          ))}
        </div>
        <div className={styles.panels}>
          {panels.map(({ id, name, html }) => (
            <div key={id} id={id} className={styles.panel}>
              <h3 className={styles.name}>{name}</h3>
              <Slot html={html} className={styles.blocks} />
            </div>
          ))}
        </div>
      </Section>
    </Island>
  );
}
