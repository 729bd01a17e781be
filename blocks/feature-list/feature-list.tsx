import type { BlockProps } from '../../schemas/generated/blocks';
import { MaskIcon } from '../../ui/picture/mask-icon';
import { Section } from '../../ui/layout/section';
import styles from './feature-list.module.css';

/** Short points with icons, side by side, or the numbered steps of something a visitor does. */
export function FeatureList({ content }: BlockProps<'feature-list'>) {
  const steps = content.kind === 'steps';
  // Without a heading of the block the points come directly under the page's heading.
  const Heading = content.title ? 'h3' : 'h2';
  const List = steps ? 'ol' : 'ul';
  return (
    <Section title={content.title} className={styles.section}>
      <List className={`${styles.list} ${steps ? styles.steps : ''}`}>
        {content.items.map((item, index) => (
          <li key={index} className={styles.item}>
            {(steps || item.icon) && (
              <span className={styles.badge}>
                {item.icon && <MaskIcon image={item.icon} className={styles.icon} />}
              </span>
            )}
            <Heading className={styles.title}>{item.title}</Heading>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
