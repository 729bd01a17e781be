import { Button } from '../../../ui/control/button';
import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { openDialog } from '../dialog/open-dialog';
import { FormActions } from '../forms/form-parts';
import styles from './welcome-dialog.module.css';

/** Welcomes a player at the first sign-in (SHELL-04). */
export function openWelcome(locale: string): Promise<void> {
  return openDialog(locale, ['app', 'welcome'], (close) => <WelcomeDialog onClose={close} />);
}

function WelcomeDialog({ onClose }: { onClose: () => void }) {
  const { brand, locale, t } = useSite();
  return (
    <Modal title={t('welcome.title', { brand: brand.name })} onClose={onClose}>
      <div className={styles.text}>
        <p>{t('welcome.text')}</p>
        <p>
          {t('welcome.limits')} <a href={`/${locale}/responsible-gambling`}>{t('welcome.limitsLink')}</a>
        </p>
      </div>
      <FormActions>
        <Button size="large" onClick={onClose}>
          {t('welcome.start')}
        </Button>
      </FormActions>
    </Modal>
  );
}
