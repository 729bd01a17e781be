import { ButtonLink } from '../../../../ui/control/button-link';
import { Button } from '../../../../ui/control/button';
import { visibleLinks } from '../../../../ui/site/navigation-link';
import { RichTextView } from '../../../../ui/text/rich-text-view';
import { useSite } from '../../../../ui/site/site-context';
import buttonStyles from '../../../../ui/control/button-link.module.css';
import { FormSuccess } from '../../forms/form-parts';
import { goTo } from '../../dialog/go-to';
import type { RegistrationFlow } from '../registration-flow';
import type { CompleteView } from '../registration-view';
import { StepButton } from './step-form';
import styles from '../registration.module.css';

const primaryLarge = `${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.large}`;
const secondary = `${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`;

/** The last step: the text from content (REG-27), the stored bonus code (REG-25), and the next link. */
export function CompleteStep({ complete, flow }: { complete: CompleteView; flow: RegistrationFlow }) {
  const { t } = useSite();
  const { signedIn, isExcluded, next, bonusCode, page } = complete;
  const links = visibleLinks(page?.links, signedIn);
  if (isExcluded) return null;
  return (
    <div className={styles.stack}>
      {page?.lead && <p className={styles.plain}>{page.lead}</p>}
      {bonusCode && <FormSuccess>{t('registration.bonusCodeKept', { code: bonusCode })}</FormSuccess>}
      {page?.body && <RichTextView document={page.body} />}
      <div className={styles.buttons}>
        {signedIn ? (
          <Button size="large" onClick={() => goTo(next)}>
            {t('registration.goOn')}
          </Button>
        ) : (
          <a className={primaryLarge} href={flow.inDialog ? '#login' : next}>
            {t('registration.logInToContinue')}
          </a>
        )}
        {signedIn &&
          links.map((link) => <ButtonLink key={link.target} link={{ ...link, emphasis: 'secondary' }} />)}
      </div>
    </div>
  );
}

/** Shown if there is an account already (ERR-14). */
export function DuplicatedStep({ flow }: { flow: RegistrationFlow }) {
  const { locale, t } = useSite();
  const { inDialog } = flow;
  return (
    <div className={styles.stack}>
      <p className={styles.plain}>{t('registration.duplicatedText')}</p>
      <div className={styles.buttons}>
        <a className={primaryLarge} href={inDialog ? '#login' : `/${locale}/login`}>
          {t('registration.logIn')}
        </a>
        <a className={secondary} href={inDialog ? '#reset-password' : `/${locale}/reset-password`}>
          {t('registration.resetPassword')}
        </a>
      </div>
      <StepButton flow={flow} intent="back">
        {t('registration.otherAddress')}
      </StepButton>
    </div>
  );
}

/** Shown when the chosen country is closed for registration. */
export function UnsupportedStep({ flow }: { flow: RegistrationFlow }) {
  const { t } = useSite();
  return (
    <div className={styles.stack}>
      <p className={styles.plain}>{t('registration.unsupportedText')}</p>
      <StepButton flow={flow} intent="back" emphasis="secondary">
        {t('registration.back')}
      </StepButton>
    </div>
  );
}
