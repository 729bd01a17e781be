import type { BlockProps } from '../../schemas/generated/blocks';
import { splitAfter } from '../../ui/text/rich-text-outline';
import { RichTextView } from '../../ui/text/rich-text-view';
import { Section } from '../../ui/layout/section';
import { useSite } from '../../ui/site/site-context';
import styles from './seo-text.module.css';

/** About three lines on a wide screen: enough to tell what the text is about. */
const leadCharacters = 420;

/** Text at the foot of a page whose later part is folded; all of it is in the document (CONTENT-23). */
export function SeoText({ content }: BlockProps<'seo-text'>) {
  const { t } = useSite();
  const { lead, rest } = splitAfter(content.body, leadCharacters);
  return (
    <Section title={content.title} className={styles.text}>
      <RichTextView document={lead} className={styles.lead} />
      {rest.content.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.toggle}>
            <span className={styles.more}>{t('seoText.more')}</span>
            <span className={styles.less}>{t('seoText.less')}</span>
          </summary>
          <RichTextView document={rest} className={styles.columns} />
        </details>
      )}
    </Section>
  );
}
