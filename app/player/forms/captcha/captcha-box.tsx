import { useSite } from '../../../../ui/site/site-context';
import type { Captcha } from './use-captcha';
import styles from './captcha-box.module.css';

/** Where the captcha asks what it has to ask; empty until then. */
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

/** Why a form that always needs a captcha cannot be sent without JavaScript. */
export function CaptchaNeedsScript() {
  const { t } = useSite();
  return (
    <noscript>
      <p className={styles.text}>{t('forms.captcha.needsScript')}</p>
    </noscript>
  );
}
