import { useActionData, useNavigate } from '@remix-run/react';
import { useSite } from '../../../../ui/site/site-context';
import { AccountCard } from '../../account/account-page';
import { tabPaths } from '../../account/account-navigation';
import { SelectField, TextField } from '../../forms/field';
import type { FormAnswer } from '../../forms/form-answer';
import { FormActions, SubmitButton } from '../../forms/form-parts';
import { useFormPath } from '../../forms/form-path';
import { RouteForm, useRouteForm } from '../../forms/route-form';
import { forgetLater } from '../later-list';
import { questionnaireForm, questionnaireIntent as intent } from './questionnaire';
import type { questionnairePage } from './questionnaire-page.server';
import styles from '../verification.module.css';

type Questionnaire = Awaited<ReturnType<typeof questionnairePage>>;

const errorTexts = { 'error.edd.not.requested': 'verification.questionnaire.notAsked' } as const;

/** The enhanced due diligence questionnaire. Input survives a reload (KYC-21). */
export function QuestionnaireCard({ occupations, sources, salaryRanges, countries, values }: Questionnaire) {
  const { locale, t } = useSite();
  const navigate = useNavigate();
  const action = useFormPath();
  const { form, fields, busy } = useRouteForm(questionnaireForm, {
    action,
    intent,
    answered: useActionData<FormAnswer>(),
    defaultValue: values,
    keep: true,
    onAnswer: ({ result }) => {
      if (result.status !== 'success') return;
      forgetLater();
      navigate(`/${locale}${tabPaths.verification}?sent=edd-questionnaire`);
    },
  });
  return (
    <AccountCard title={t('verification.questionnaire.title')} text={t('verification.questionnaire.text')}>
      <RouteForm action={action} intent={intent} form={form} errorTexts={errorTexts}>
        <div className={styles.withOther}>
          <SelectField
            meta={fields.selectedOccupation}
            label={t('verification.questionnaire.occupation')}
            placeholder={t('account.choose')}
            options={occupations}
          />
          <TextField
            meta={fields.otherOccupation}
            label={t('verification.questionnaire.otherOccupation')}
            needed
          />
        </div>
        <div className={styles.withOther}>
          <SelectField
            meta={fields.selectedSourceOfFund}
            label={t('verification.questionnaire.sourceOfFunds')}
            placeholder={t('account.choose')}
            options={sources}
          />
          <TextField
            meta={fields.otherSourceOfFund}
            label={t('verification.questionnaire.otherSourceOfFunds')}
            needed
          />
        </div>
        <SelectField
          meta={fields.selectedSalaryRange}
          label={t('verification.questionnaire.salaryRange')}
          placeholder={t('account.choose')}
          options={salaryRanges}
        />
        <TextField meta={fields.placeOfBirth} label={t('verification.questionnaire.placeOfBirth')} />
        <SelectField
          meta={fields.nationality}
          label={t('verification.questionnaire.nationality')}
          placeholder={t('account.choose')}
          options={countries}
        />
        <FormActions>
          <SubmitButton busy={busy}>{t('verification.questionnaire.submit')}</SubmitButton>
        </FormActions>
      </RouteForm>
    </AccountCard>
  );
}
