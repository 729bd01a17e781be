import type { BlockProps } from '../../schemas/generated/blocks';
import { Disclosure } from '../../ui/layout/disclosure';
import { JsonLd } from '../../ui/site/json-ld';
import { plainText } from '../../ui/text/rich-text-outline';
import { RichTextView } from '../../ui/text/rich-text-view';
import { Section } from '../../ui/layout/section';
import styles from './faq.module.css';

/** Questions that unfold one at a time, and the same as structured data for search engines. */
export function Faq({ content }: BlockProps<'faq'>) {
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: content.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
  return (
    <Section title={content.title} className={styles.faq}>
      <div className={styles.items}>
        {content.items.map(({ question, answer }, index) => (
          // One name over the group lets the browser close the others; the title keeps two groups of a page apart.
          <Disclosure key={index} name={`faq ${content.title}`} summary={question}>
            <RichTextView document={answer} className={styles.answer} />
          </Disclosure>
        ))}
      </div>
      <JsonLd data={structured} />
    </Section>
  );
}
