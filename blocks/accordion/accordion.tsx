import { useId } from 'react';
import type { BlockProps } from '../../schemas/generated/blocks';
import { Disclosure } from '../../ui/layout/disclosure';
import { Section } from '../../ui/layout/section';
import { useSite } from '../../ui/site/site-context';
import { Slot } from '../../ui/layout/slot';
import { visiblePanels } from '../../ui/layout/visible-panels';
import styles from './accordion.module.css';

/** Panels of blocks that unfold. */
export function Accordion({ content, slots }: BlockProps<'accordion'>) {
  const { t } = useSite();
  const group = useId();
  const panels = visiblePanels(content.panels, slots);
  if (panels.length === 0) return null;
  return (
    <Section title={content.title} className={styles.section}>
      <div className={styles.items}>
        {panels.map(({ title, html, index }, place) => (
          <Disclosure
            key={index}
            summary={title ?? t('layoutBlocks.panel', { number: index + 1 })}
            name={content.oneAtATime ? group : undefined}
            open={content.firstOpen && place === 0}
          >
            <Slot html={html} className={styles.blocks} />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
