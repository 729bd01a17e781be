import type { CSSProperties } from 'react';
import type { Image } from '../../schemas/generated/types';
import { cssUrl } from './css-url';
import styles from './mask-icon.module.css';

/**
 * A single-colour icon that takes the colour and, unless `className` says otherwise, the size of the text around it.
 * It is decoration: the text beside it must say the same.
 */
export function MaskIcon({ image, className }: { image: Image; className?: string }) {
  const address = cssUrl(image.url);
  if (!address) return null;
  const style: CSSProperties & Record<'--mask', string> = { '--mask': address };
  return (
    <span aria-hidden="true" className={[styles.icon, className].filter(Boolean).join(' ')} style={style} />
  );
}
