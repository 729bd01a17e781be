import type { CSSProperties } from 'react';
import type { BlockProps } from '../../schemas/generated/blocks';
import { Picture } from '../../ui/picture/picture';
import { Section } from '../../ui/layout/section';
import { Island } from '../../ui/live/island';
import { useSite } from '../../ui/site/site-context';
import type { VipTiersProps } from './vip-tiers.island';
import styles from './vip-tiers.module.css';

/** The levels of the loyalty programme as a ladder; players see their own. */
export function VipTiers({ content, live }: BlockProps<'vip-tiers'>) {
  const { authorized } = useSite();
  return (
    <Section title={content.title} className={styles.section}>
      {content.intro && <p className={styles.intro}>{content.intro}</p>}
      {!authorized || live.dataHref === undefined ? (
        <Tiers content={content} />
      ) : (
        <OwnTiers content={content} dataHref={live.dataHref} />
      )}
    </Section>
  );
}

type Content = BlockProps<'vip-tiers'>['content'];

/** The same for a player: an island marks the level that they have. */
function OwnTiers({ content, dataHref }: { content: Content; dataHref: string }) {
  const { t, numberTag } = useSite();
  const place = { level: '{{level}}', points: '{{points}}' };
  const props: VipTiersProps = {
    dataHref,
    numberTag,
    labels: {
      standing: t('loyalty.block.standing', { ...place, missing: '{{missing}}', next: '{{next}}' }),
      highest: t('loyalty.block.highest', place),
    },
  };
  return (
    <Island name="vip-tiers" on="visible" props={props}>
      <p className={styles.standing} data-value="standing" role="status">
        {'\u00a0'}
      </p>
      <Tiers content={content} yours={t('loyalty.level.yours')} />
    </Island>
  );
}

function Tiers({ content: { title, tiers }, yours }: { content: Content; yours?: string }) {
  return (
    <ol className={styles.tiers} tabIndex={0} aria-label={title}>
      {tiers.map((tier, index) => {
        const step: CSSProperties & Record<'--level' | '--above', number> = {
          '--level': index,
          '--above': tiers.length - 1 - index,
        };
        return (
          <li key={index} className={styles.tier} style={step}>
            <div className={styles.emblem}>
              <Picture image={tier.emblem} sizes="120px" widths={[120, 240, 360]} decorative />
            </div>
            <h3 className={styles.name}>{tier.name}</h3>
            {tier.threshold && <p className={styles.threshold}>{tier.threshold}</p>}
            {yours && <p className={styles.yours}>{yours}</p>}
            <ul className={styles.benefits}>
              {tier.benefits.map((benefit, place) => (
                <li key={place}>{benefit}</li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
