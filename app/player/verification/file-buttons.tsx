import type { ChangeEvent } from 'react';
import { useSite } from '../../../ui/site/site-context';
import styles from './verification.module.css';

/** File types the platform accepts; extensions are listed for systems without a type for HEIC. */
const accepted = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf';

interface FileButtonsProps {
  /** Key of the files in the form. */
  name: string;
  onFiles: (files: File[]) => void;
}

/** Two native inputs: camera and files. */
export function FileButtons({ name, onFiles }: FileButtonsProps) {
  const { t } = useSite();
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Reset, so that the same file can be chosen again after it was removed.
    currentTarget.value = '';
    onFiles(files);
  };
  return (
    <div className={styles.choose}>
      <label className={styles.file}>
        <span>{t('verification.camera')}</span>
        <input type="file" name={name} accept="image/*" capture="environment" onChange={take} />
      </label>
      <label className={styles.file}>
        <span>{t('verification.choose')}</span>
        <input type="file" name={name} accept={accepted} multiple onChange={take} />
      </label>
    </div>
  );
}
