import type { CSSProperties } from 'react';
import type { Image } from '../../schemas/generated/types';
import { cssUrl } from './css-url';
import styles from './mask-icon.module.css';

/**
 * A single-colour icon in the colour and, unless `className` overrides it, the size of the surrounding text.
 * Decorative: the text beside it must have the same meaning.
 */
export function MaskIcon({ image, className }: { image: Image; className?: string }) {
  const address = cssUrl(image.url);
  if (!address) return null;
  const style: CSSProperties & Record<'--mask', string> = { '--mask': address };
  return (
    <span aria-hidden="true" className={[styles.icon, className].filter(Boolean).join(' ')} style={style} />
  );
}
