import type { ComponentProps } from 'react';
import styles from './cover-picture.module.css';
import { Picture } from './picture';

type CoverPictureProps = Pick<ComponentProps<typeof Picture>, 'image' | 'sizes' | 'widths'> & {
  className?: string;
};

/** A picture that covers its box, 16 × 9 unless the class sets another ratio; decorative without an alternative text. */
export function CoverPicture({ image, sizes, widths, className }: CoverPictureProps) {
  return (
    <div className={[styles.cover, className].filter(Boolean).join(' ')}>
      <Picture image={image} sizes={sizes} widths={widths} decorative={!image.alt} />
    </div>
  );
}
