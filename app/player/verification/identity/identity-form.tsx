import buttons from '../../../../ui/control/button-link.module.css';
import { useSite } from '../../../../ui/site/site-context';
import { tabPaths } from '../../account/account-navigation';
import { useFormPath } from '../../forms/form-path';
import type { ErrorTexts } from '../../forms/form-errors';
import { FormActions, FormProblem, FormStack, SubmitButton } from '../../forms/form-parts';
import styles from '../verification.module.css';

const errorTexts: ErrorTexts = {
  'error.identity.provider.unavailable': 'verification.identity.unavailable',
  'error.identity.processing': 'verification.identity.stillDeciding',
  'error.identity.not.offered': 'verification.identity.notOffered',
  'error.too.many.requests': 'verification.identity.tooMany',
  'error.document.verified': 'verification.errors.notWanted',
  'error.document.under.review': 'verification.errors.notWanted',
};

/** Starts a check. Submitted by the browser: the response's page may frame the provider, this one may not. */
export function IdentityForm({ refused }: { refused: string | undefined }) {
  const { t } = useSite();
  const path = useFormPath();
  return (
    <form method="post" action={path}>
      <FormStack>
        <FormProblem codes={refused === undefined ? undefined : [refused]} errorTexts={errorTexts} />
        <p className={styles.guide}>{t('verification.identity.text')}</p>
        <FormActions>
          <SubmitButton busy={false}>{t('verification.identity.start')}</SubmitButton>
          <UploadLink />
        </FormActions>
      </FormStack>
    </form>
  );
}

/** The alternative to the provider. */
export function UploadLink() {
  const { locale, t } = useSite();
  return (
    <a
      href={`/${locale}${tabPaths.verification}/proof-of-id`}
      className={`${buttons.button} ${buttons.secondary} ${buttons.medium}`}
    >
      {t('verification.identity.upload')}
    </a>
  );
}
