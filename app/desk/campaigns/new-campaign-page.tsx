import { DeskFrame } from '../desk-frame';
import { ActionForm, Field, Section, Submit } from '../desk-parts';
import type { DeskProps, Notice, Typed } from '../desk-props';
import { CampaignFields, type NameLanguage } from './campaign-fields';
import type { Fields } from './campaign-form';

interface NewCampaignPageProps extends DeskProps {
  currency: string;
  languages: readonly NameLanguage[];
  /** Values of the copied campaign; empty for a new one. */
  values: Fields;
  /** Idempotency key of the form. */
  once: string;
  notice?: Notice | undefined;
  typed?: Typed | undefined;
}

/** The form of a new campaign. */
export function NewCampaignPage({
  currency,
  languages,
  values,
  once,
  notice,
  typed,
  ...props
}: NewCampaignPageProps) {
  const { t, path } = props;
  const shown = typed?.fields ?? values;
  return (
    <DeskFrame {...props} title={t('campaigns.new')} notice={notice}>
      <Section id="draft" title={t('campaigns.new')}>
        <ActionForm path={path} form="campaign.draft">
          <input type="hidden" name="once" value={shown['once'] ?? once} />
          <CampaignFields {...{ t, currency, languages }} values={shown} isNew />
          <Field
            id="draft-reason"
            name="reason"
            label={t('desk.field.reason')}
            value={shown['reason']}
            longest={500}
            required
          />
          <Submit>{t('campaigns.action.save')}</Submit>
        </ActionForm>
      </Section>
    </DeskFrame>
  );
}
