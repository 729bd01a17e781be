import type { BlockProps } from '../../schemas/generated/blocks';
import { RichTextView } from '../../ui/text/rich-text-view';
import { Section } from '../../ui/layout/section';
import styles from './formatted-text.module.css';

/** A piece of formatted text; narrow unless it carries wide content such as tables. */
export function FormattedText({ content }: BlockProps<'formatted-text'>) {
  return (
    <Section title={content.title} className={styles.text}>
      <RichTextView
        document={content.body}
        className={content.width === 'wide' ? undefined : styles.narrow}
      />
    </Section>
  );
}
