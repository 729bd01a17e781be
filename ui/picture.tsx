import type { Image } from '../schemas/generated/types';
import { imageUrl } from './image-url';

interface PictureProps {
  image: Image;
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string;
  /** Widths offered, in pixels, smallest first. */
  widths?: number[];
  /** May be the first large picture of a page: the first of them is fetched at once, with high priority (lead-picture.server.ts). */
  priority?: boolean;
  /** Small and in view on every page: fetched at once, after the first large picture. */
  early?: boolean;
  className?: string;
  /** Decoration beside a text that says the same. */
  decorative?: boolean;
  /** Another crop for narrow screens, with its media condition. */
  alternative?: { image: Image; media: string; sizes: string };
}

const defaultWidths = [200, 320, 480, 640];

function sourceSet(image: Image, widths: number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${imageUrl(image, width, format)} ${width}w`).join(', ');
}

/** A picture as AVIF or WebP in the right size; width and height reserve its space. */
export function Picture({
  image,
  sizes,
  widths = defaultWidths,
  priority,
  early,
  className,
  decorative,
  alternative,
}: PictureProps) {
  const largest = widths[widths.length - 1] ?? 640;
  return (
    <picture>
      {alternative && (
        <>
          <source
            type="image/avif"
            media={alternative.media}
            sizes={alternative.sizes}
            srcSet={sourceSet(alternative.image, widths, 'avif')}
            width={alternative.image.width}
            height={alternative.image.height}
          />
          <source
            type="image/webp"
            media={alternative.media}
            sizes={alternative.sizes}
            srcSet={sourceSet(alternative.image, widths, 'webp')}
            width={alternative.image.width}
            height={alternative.image.height}
          />
        </>
      )}
      <source type="image/avif" sizes={sizes} srcSet={sourceSet(image, widths, 'avif')} />
      <img
        src={imageUrl(image, largest, 'webp')}
        srcSet={sourceSet(image, widths, 'webp')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={decorative ? '' : image.alt}
        className={className}
        loading={priority || early ? 'eager' : 'lazy'}
        decoding="async"
        {...(priority ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}
