import type { BlockProps } from '../../schemas/generated/blocks';
import type { BannerSlide } from '../../schemas/generated/types';
import { ButtonLink } from '../../ui/control/button-link';
import { Island } from '../../ui/live/island';
import { visibleLinks } from '../../ui/site/navigation-link';
import { Picture } from '../../ui/picture/picture';
import { useSite } from '../../ui/site/site-context';
import styles from './banner-carousel.module.css';

const widths = [480, 768, 1080, 1440, 1920] as const;

/** Slides that scroll sideways and snap; the browser adds buttons, dots and, unless motion is unwanted, advances. */
export function BannerCarousel({ content }: BlockProps<'banner-carousel'>) {
  const { t } = useSite();
  const total = content.slides.length;
  const texts = {
    previous: t('app.previous'),
    next: t('app.next'),
    pause: t('app.pause'),
    play: t('app.play'),
  };
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('bannerCarousel.carousel')}
      aria-label={content.label}
    >
      <Island
        name="banner-carousel"
        on="visible"
        className={styles.stage}
        props={{ seconds: content.secondsPerSlide ?? 0, texts }}
      >
        {total > 1 && <div className={styles.controls} data-controls />}
        <div className={styles.track} data-track role="group" aria-label={content.label} tabIndex={0}>
          {content.slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={t('bannerCarousel.slide')}
              aria-label={t('bannerCarousel.position', { number: index + 1, total, title: slide.title })}
            >
              <Slide slide={slide} isFirst={index === 0} />
            </div>
          ))}
        </div>
      </Island>
    </section>
  );
}

function Slide({ slide, isFirst }: { slide: BannerSlide; isFirst: boolean }) {
  const { authorized } = useSite();
  const calls = visibleLinks(slide.callToAction && [slide.callToAction], authorized);
  return (
    <div className={styles.frame}>
      <div className={styles.media}>
        <Picture
          image={slide.image}
          sizes="(min-width: 1440px) 1440px, 100vw"
          widths={widths}
          priority={isFirst}
          alternative={
            slide.imageTall && { image: slide.imageTall, media: '(max-width: 599px)', sizes: '92vw' }
          }
        />
      </div>
      <div className={styles.text}>
        {slide.eyebrow && <p className={styles.eyebrow}>{slide.eyebrow}</p>}
        <h2 className={styles.title}>{slide.title}</h2>
        {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
        {calls.map((link) => (
          <div key={link.target} className={styles.call}>
            {/* The one call of a slide leads, however the shared link is shown elsewhere. */}
            <ButtonLink link={{ ...link, emphasis: 'primary' }} />
          </div>
        ))}
        {slide.conditions && <p className={styles.conditions}>{slide.conditions}</p>}
      </div>
    </div>
  );
}
