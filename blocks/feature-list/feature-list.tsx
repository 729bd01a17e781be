import type { BlockProps } from '../../schemas/generated/blocks';
import { MaskIcon } from '../../ui/mask-icon';
import { Section } from '../../ui/section';
import styles from './feature-list.module.css';

/** Short points with icons, side by side. */
export function FeatureList({ content }: BlockProps<'feature-list'>) {
  // Without a heading of the block the points stand directly below the page's own.
  const Heading = content.title ? 'h3' : 'h2';
  return (
    <Section title={content.title} className={styles.section}>
      <ul className={styles.list}>
        {content.items.map((item, index) => (
          <li key={index} className={styles.item}>
            {item.icon && (
              <span className={styles.badge}>
                <MaskIcon image={item.icon} className={styles.icon} />
              </span>
            )}
            <Heading className={styles.title}>{item.title}</Heading>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
