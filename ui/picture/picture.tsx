import type { Image } from '../../schemas/generated/types';
import type { ImageWidth } from '../../schemas/image-sizes';
import { focusStyle, imageSources, imageUrl } from './picture-attributes';

interface PictureProps {
  image: Image;
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string;
  /** Widths offered, in pixels, smallest first. */
  widths?: readonly ImageWidth[];
  /** May be the first large picture of a page: the first of them is fetched at once, with high priority (lead-picture.server.ts). */
  priority?: boolean;
  /** Small and in view on every page: fetched at once, after the first large picture. */
  early?: boolean;
  className?: string;
  /** Decorative, because a text beside it has the same meaning. */
  decorative?: boolean;
  /** Another crop for narrow screens, with its media condition. */
  alternative?: { image: Image; media: string; sizes: string };
}

const defaultWidths: readonly ImageWidth[] = [200, 320, 480, 640];

/**
 * A picture as AVIF in the right size; width and height reserve its space. Browsers of before 2023 get WebP in the largest: the
 * addresses of every size in both made up a fifth of a page.
 */
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
            srcSet={imageSources(alternative.image, widths)}
            width={alternative.image.width}
            height={alternative.image.height}
          />
          <source
            type="image/webp"
            media={alternative.media}
            srcSet={imageUrl(alternative.image, largest, 'webp')}
            width={alternative.image.width}
            height={alternative.image.height}
          />
        </>
      )}
      <source type="image/avif" sizes={sizes} srcSet={imageSources(image, widths)} />
      <img
        src={imageUrl(image, largest, 'webp')}
        width={image.width}
        height={image.height}
        alt={decorative ? '' : image.alt}
        className={className}
        style={focusStyle(image.focus, (alternative?.image ?? image).focus)}
        loading={priority || early ? 'eager' : 'lazy'}
        decoding="async"
        {...(priority ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}
