import type { BlockProps } from '../../schemas/generated/blocks';
import { clockDigits, splitDuration } from '../../ui/format/duration';
import { Island } from '../../ui/live/island';
import { Picture } from '../../ui/picture/picture';
import { RichTextView } from '../../ui/text/rich-text-view';
import { Section } from '../../ui/layout/section';
import { useSite } from '../../ui/site/site-context';
import { captionsFor } from './captions-for';
import type { VideoProps } from './video.island';
import styles from './video.module.css';

/**
 * A film behind a still picture. The film waits in a template, so that none of it is requested before it is played; without
 * scripts the picture is a link to the file.
 */
export function Video({ content }: BlockProps<'video'>) {
  const { tag, t } = useSite();
  const {
    title,
    description,
    poster,
    sources,
    captions = [],
    transcript,
    seconds,
    width = 'contained',
  } = content;
  const loop = content.playback === 'silent-loop';
  const props: VideoProps = { loop };
  // Every browser plays MP4.
  const file = sources.find(({ contentType }) => contentType === 'video/mp4') ?? sources[0];
  const spoken = captionsFor(captions, tag);
  return (
    <Section title={title} className={styles.section}>
      <figure className={`${styles.figure} ${styles[width] ?? ''}`}>
        <Island name="video" on="visible" props={props} className={styles.player}>
          <a href={file?.url} className={styles.cover} data-cover="">
            <Picture
              image={poster}
              sizes={
                width === 'narrow' ? '(min-width: 720px) 680px, 100vw' : '(min-width: 1440px) 1440px, 100vw'
              }
              widths={[360, 640, 960, 1280]}
              decorative
            />
            <span className={styles.button}>
              <PlayIcon />
              <span className="visually-hidden">{t('layoutBlocks.playVideo', { title })}</span>
            </span>
            {seconds && <span className={styles.length}>{clock(seconds, tag)}</span>}
          </a>
          <template>
            <video
              className={styles.film}
              aria-label={title}
              controls
              playsInline
              loop={loop}
              muted={loop}
              // Captions are read across origins only when the film is requested that way, too.
              crossOrigin={captions.length > 0 ? 'anonymous' : undefined}
            >
              {sources.map(({ url, contentType }) => (
                <source key={url} src={url} type={contentType} />
              ))}
              {captions.map((track) => (
                <track
                  key={track.language}
                  kind="captions"
                  src={track.file.url}
                  srcLang={track.language}
                  label={track.label}
                  default={track === spoken}
                />
              ))}
            </video>
          </template>
          <p className={styles.failed} role="status" data-failed={t('layoutBlocks.videoFailed')} />
        </Island>
        {description && <figcaption className={styles.description}>{description}</figcaption>}
      </figure>
      {transcript && (
        <details className={styles.transcript}>
          <summary>{t('layoutBlocks.transcript')}</summary>
          <RichTextView document={transcript} className={styles.text} />
        </details>
      )}
    </Section>
  );
}

/** 75 seconds are `1:15`. */
function clock(seconds: number, tag: string): string {
  const { hour, minute, second } = splitDuration(seconds * 1000);
  const first = hour > 0 ? [String(hour), clockDigits(minute, tag)] : [String(minute)];
  return [...first, clockDigits(second, tag)].join(':');
}

function PlayIcon() {
  return (
    <svg viewBox="0 0 24 24" width="34" height="34" aria-hidden="true">
      <path
        d="M8 5.5v13a1 1 0 0 0 1.5.86l10.7-6.5a1 1 0 0 0 0-1.72L9.5 4.64A1 1 0 0 0 8 5.5Z"
        fill="currentColor"
      />
    </svg>
  );
}
