import { useSite } from '../../../../ui/site/site-context';
import { SelectField } from '../../forms/field';
import { FormActions, SubmitButton } from '../../forms/form-parts';
import { AccountForm } from '../account-form';
import { languageForm } from '../account-forms';
import { AccountCard } from '../account-page';
import { useAccountForm } from '../use-account-form';

interface LanguageCardProps {
  language: string;
  languages: { value: string; label: string }[];
}

/** The language of the site and of the player's messages; after a change the page is shown in it (AUTH-36). */
export function LanguageCard({ language, languages }: LanguageCardProps) {
  const { t } = useSite();
  const { form, fields, busy, saved } = useAccountForm(languageForm, {
    card: 'language',
    defaultValue: { language },
  });
  return (
    <AccountCard id="language" title={t('account.language.title')} text={t('account.language.text')}>
      <AccountForm card="language" form={form} saved={saved}>
        <SelectField meta={fields.language} label={t('account.language.label')} options={languages} />
        <FormActions>
          <SubmitButton busy={busy}>{t('account.language.submit')}</SubmitButton>
        </FormActions>
      </AccountForm>
    </AccountCard>
  );
}
