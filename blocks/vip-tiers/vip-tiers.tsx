import type { CSSProperties } from 'react';
import type { BlockProps } from '../../schemas/generated/blocks';
import { Picture } from '../../ui/picture/picture';
import { Section } from '../../ui/layout/section';
import styles from './vip-tiers.module.css';

/** The levels of the loyalty programme as a ladder that rises to the highest. */
export function VipTiers({ content }: BlockProps<'vip-tiers'>) {
  return (
    <Section title={content.title} className={styles.section}>
      {content.intro && <p className={styles.intro}>{content.intro}</p>}
      <ol className={styles.tiers} tabIndex={0} aria-label={content.title}>
        {content.tiers.map((tier, index) => {
          const step: CSSProperties & Record<'--level' | '--above', number> = {
            '--level': index,
            '--above': content.tiers.length - 1 - index,
          };
          return (
            <li key={index} className={styles.tier} style={step}>
              <div className={styles.emblem}>
                <Picture image={tier.emblem} sizes="120px" widths={[120, 240, 360]} decorative />
              </div>
              <h3 className={styles.name}>{tier.name}</h3>
              {tier.threshold && <p className={styles.threshold}>{tier.threshold}</p>}
              <ul className={styles.benefits}>
                {tier.benefits.map((benefit, place) => (
                  <li key={place}>{benefit}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
