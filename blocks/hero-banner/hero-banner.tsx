import type { BlockProps } from '../../schemas/generated/blocks';
import { ButtonLink } from '../../ui/control/button-link';
import { type NavigationLink, visibleLinks } from '../../ui/site/navigation-link';
import { Picture } from '../../ui/picture/picture';
import { useSite } from '../../ui/site/site-context';
import styles from './hero-banner.module.css';

const widths = [480, 768, 1080, 1440, 1920] as const;

/** Links are shared by pages; their emphasis here depends on the list. */
function withEmphasis(main: NavigationLink[], further: NavigationLink[]): NavigationLink[] {
  return [
    ...main.map((link) => ({ ...link, emphasis: 'primary' as const })),
    ...further.map((link) => ({
      ...link,
      emphasis: link.emphasis === 'plain' ? link.emphasis : ('secondary' as const),
    })),
  ];
}

/** One large picture with headline and calls to action, each for visitors, for players or for both (BLOCK-27). */
export function HeroBanner({ content }: BlockProps<'hero-banner'>) {
  const { authorized, brand } = useSite();
  const calls = withEmphasis(
    visibleLinks(content.mainCalls, authorized),
    visibleLinks(content.furtherCalls, authorized),
  );
  const sizes = brand.layout.hero === 'split' ? '(min-width: 960px) 56vw, 100vw' : '100vw';
  const classes = [
    styles.hero,
    content.height && content.height !== 'tall' && styles[content.height],
    content.alignment === 'center' && styles.centered,
  ];
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      <div className={styles.frame}>
        <div className={styles.media}>
          <Picture
            image={content.image}
            sizes={sizes}
            widths={widths}
            priority
            alternative={
              content.imageTall && { image: content.imageTall, media: '(max-width: 599px)', sizes: '100vw' }
            }
          />
        </div>
        <div className={styles.text}>
          {content.eyebrow && <p className={styles.eyebrow}>{content.eyebrow}</p>}
          <h1 className={styles.title}>{content.title}</h1>
          {content.subtitle && <p className={styles.subtitle}>{content.subtitle}</p>}
          {calls.length > 0 && (
            <div className={styles.calls}>
              {calls.map((link, index) => (
                <ButtonLink key={index} link={link} size="large" />
              ))}
            </div>
          )}
          {content.conditions && <p className={styles.conditions}>{content.conditions}</p>}
        </div>
      </div>
    </section>
  );
}
