import type { CSSProperties } from 'react';
import type { BlockProps } from '../../schemas/generated/blocks';
import { visibleLinks } from '../../ui/site/navigation-link';
import { Picture } from '../../ui/picture/picture';
import { Section } from '../../ui/layout/section';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import styles from './image.module.css';

/** CSS `sizes` of each width a picture may have. */
const sizes = {
  wide: '100vw',
  contained: '(min-width: 1440px) 1440px, 100vw',
  narrow: '(min-width: 720px) 680px, 100vw',
};

/** One picture with its caption. With a link the whole picture leads there, and the label on it says so. */
export function Image({ content }: BlockProps<'image'>) {
  const { authorized } = useSite();
  const { title, caption, width = 'contained', corners = 'rounded', ratio = 'original' } = content;
  const [link] = visibleLinks(content.link && [content.link], authorized);
  const shape: CSSProperties & Record<'--ratio', string> = { '--ratio': ratio.replace(':', ' / ') };
  const frame = [
    styles.frame,
    ratio === 'original' ? '' : styles.cut,
    content.imageTall ? styles.tall : '',
  ].join(' ');
  const picture = (
    <span className={frame} style={shape}>
      <Picture
        image={{ ...content.image, alt: content.alternativeText ?? content.image.alt }}
        sizes={sizes[width]}
        widths={[360, 640, 960, 1280, 1920]}
        priority
        alternative={
          content.imageTall && { image: content.imageTall, media: '(max-width: 599px)', sizes: '100vw' }
        }
      />
    </span>
  );
  const figure = (
    <figure className={`${styles.figure} ${styles[width] ?? ''} ${styles[corners] ?? ''}`}>
      {link ? (
        <SiteLink target={link.target} newTab={link.newTab} className={styles.link}>
          {picture}
          <span className={styles.label}>{link.label}</span>
        </SiteLink>
      ) : (
        picture
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
  if (width !== 'wide') return <Section title={title}>{figure}</Section>;
  return (
    <div>
      {title && <Section title={title}>{null}</Section>}
      {figure}
    </div>
  );
}
