import type { BlockProps } from '../../schemas/generated/blocks';
import { AgeMark } from '../../ui/picture/age-mark';
import { MarkList } from '../../ui/picture/mark-list';
import { marksOfMarket } from '../../ui/picture/marks-of-market';
import { RichTextView } from '../../ui/text/rich-text-view';
import { useSite } from '../../ui/site/site-context';
import styles from './licence-strip.module.css';

/** Marks of the licences in this market with the text they ask for, and the age mark (MARKET-26, CONTENT-20). */
export function LicenceStrip({ content, live }: BlockProps<'licence-strip'>) {
  const { market, t } = useSite();
  const own = content.marketTexts?.find(({ onlyMarkets }) => onlyMarkets.includes(market));
  const title = content.title ?? t('offerBlocks.licences');
  return (
    <section className={styles.section}>
      <div className={styles.strip}>
        <h2 className={content.title ? styles.title : 'visually-hidden'}>{title}</h2>
        <div className={styles.marks}>
          {!content.hideAgeMark && <AgeMark age={live.minimumAge} />}
          <MarkList
            title={t('offerBlocks.licences')}
            heading="h3"
            marks={marksOfMarket(content.licences, market)}
            className={styles.licences}
            widths={[137, 274, 411]}
          />
        </div>
        <RichTextView document={own?.text ?? content.text} className={styles.text} />
      </div>
    </section>
  );
}
