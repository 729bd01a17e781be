import { getFormProps, getInputProps } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import type { StaticPage } from '../../../schemas/generated/types';
import { RichTextView } from '../../../ui/text/rich-text-view';
import { useSite } from '../../../ui/site/site-context';
import { CheckboxField } from '../forms/field';
import { FormActions, FormProblem, FormStack, SubmitButton } from '../forms/form-parts';
import type { FormResult } from '../forms/form-answer';
import { useSiteForm } from '../forms/use-site-form';
import { acceptTermsForm } from './accept-terms-form';
import styles from './accept-terms.module.css';

interface AcceptTermsProps {
  page: Pick<StaticPage, 'title' | 'lead' | 'body'>;
  /** Address of the terms themselves. */
  address: string;
  /** Missing for visitors with nothing to accept. */
  version: string | undefined;
  result: FormResult | undefined;
}

/** The content's text about new terms, and the form to accept them. */
export function AcceptTerms({ page, address, version, result }: AcceptTermsProps) {
  const { t } = useSite();
  return (
    <section className={styles.page}>
      <h1>{page.title}</h1>
      {page.lead && <p className={styles.lead}>{page.lead}</p>}
      {page.body && <RichTextView document={page.body} />}
      <p className={styles.read}>
        <a href={address} target="_blank" rel="noopener">
          {t('terms.read')}
        </a>
        {version && <span> ({t('terms.version', { version })})</span>}
      </p>
      {version && <AcceptForm version={version} result={result} />}
    </section>
  );
}

function AcceptForm({ version, result }: { version: string; result: FormResult | undefined }) {
  const { t } = useSite();
  const busy = useNavigation().state !== 'idle';
  const [form, fields] = useSiteForm(acceptTermsForm, { lastResult: result, defaultValue: { version } });
  const { key, ...hidden } = getInputProps(fields.version, { type: 'hidden' });
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormStack>
        <FormProblem codes={form.errors} errorTexts={{ 'error.system.error': 'terms.unavailable' }} />
        <input key={key} {...hidden} />
        <CheckboxField meta={fields.accepted} label={t('terms.accept')} />
        <FormActions>
          <SubmitButton busy={busy}>{t('terms.submit')}</SubmitButton>
          <a className={styles.signOut} href="#logout">
            {t('terms.signOut')}
          </a>
        </FormActions>
      </FormStack>
    </Form>
  );
}
