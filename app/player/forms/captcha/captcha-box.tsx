import { useSite } from '../../../../ui/site/site-context';
import type { Captcha } from './use-captcha';
import styles from './captcha-box.module.css';

/** Container of the captcha's challenge; empty before one is shown. */
export function CaptchaBox({ captcha }: { captcha: Captcha }) {
  const { t } = useSite();
  return (
    <div className={captcha.asking ? styles.asking : undefined}>
      <p role="status" className={styles.text}>
        {captcha.asking ? t('forms.captcha.asking') : ''}
      </p>
      <div ref={captcha.box} />
    </div>
  );
}

/** Explains that a form with a mandatory captcha requires JavaScript. */
export function CaptchaNeedsScript() {
  const { t } = useSite();
  return (
    <noscript>
      <p className={styles.text}>{t('forms.captcha.needsScript')}</p>
    </noscript>
  );
}
