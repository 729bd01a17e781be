import buttonStyles from '../../../../ui/control/button-link.module.css';
import { useSite } from '../../../../ui/site/site-context';
import type { PayAndPlayFlow } from '../pay-and-play-flow';
import { RestartButton } from './step-button';
import styles from '../pay-and-play.module.css';

const { button, primary, large, medium } = buttonStyles;
const first = `${button} ${primary} ${large}`;
const second = `${button} ${buttonStyles.secondary} ${medium}`;

/** Notice that the person already has an account (PNP-14). */
export function DuplicatedStep({ flow: { inDialog } }: { flow: PayAndPlayFlow }) {
  const { locale, t } = useSite();
  return (
    <>
      <p className={styles.plain}>{t('payAndPlay.duplicated')}</p>
      <p className={styles.plain}>{t('payAndPlay.refund')}</p>
      <div className={styles.buttons}>
        <a className={first} href={inDialog ? '#login' : `/${locale}/login`}>
          {t('registration.logIn')}
        </a>
        <a className={second} href={inDialog ? '#reset-password' : `/${locale}/reset-password`}>
          {t('registration.resetPassword')}
        </a>
      </div>
    </>
  );
}

/** Final step without an account. The notice above gives the reason. */
export function RefusedStep({ flow }: { flow: PayAndPlayFlow }) {
  const { locale, t } = useSite();
  return (
    <>
      <p className={styles.plain}>{t('payAndPlay.refund')}</p>
      <div className={styles.buttons}>
        <RestartButton flow={flow} emphasis="primary">
          {t('payAndPlay.again')}
        </RestartButton>
        <a className={second} href={`/${locale}/register`}>
          {t('payAndPlay.register')}
        </a>
      </div>
    </>
  );
}
