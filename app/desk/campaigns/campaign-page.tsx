import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PlatformOperatorCampaign } from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { ActionForm, DataTable, Field, Section, Submit } from '../desk-parts';
import { campaignsPath } from '../desk-paths';
import { type DeskProps, type Notice, type Typed, typedValue } from '../desk-props';
import { wordOf } from '../desk-words';
import { CampaignFields, type NameLanguage } from './campaign-fields';
import { fieldsOf } from './campaign-form';
import { campaignName, kindText } from './campaign-texts';

interface CampaignPageProps extends DeskProps {
  campaign: PlatformOperatorCampaign;
  languages: readonly NameLanguage[];
  once: string;
  notice?: Notice | undefined;
  typed?: Typed | undefined;
}

/** A campaign: its totals, all versions of its terms, and forms for new terms and for ending it. */
export function CampaignPage({ campaign, languages, once, notice, typed, ...props }: CampaignPageProps) {
  const { t, path, tag, money, time } = props;
  const { campaignId, status, figures, versions, version, vertical, access, bonusCode, currency } = campaign;
  const isOver = status === 'CANCELED';
  const sent = typed?.fields['form'] === 'campaign.terms' ? typed.fields : undefined;
  const values = { ...fieldsOf(campaign), ...sent };
  return (
    <DeskFrame {...props} title={campaignName(campaign, tag)} notice={notice}>
      <Typography>
        {[
          wordOf(t, 'campaignStatus', status),
          kindText(t, campaign),
          wordOf(t, 'vertical', vertical),
          t(`campaigns.access.${access}`),
          bonusCode,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {!isOver && (
          <Button href={`${path}/simulation`} variant="contained">
            {t('campaigns.action.simulate')}
          </Button>
        )}
        <Button href={`${campaignsPath}/new?copy=${campaignId}`} variant="outlined">
          {t('campaigns.copy')}
        </Button>
      </Stack>
      <Section id="figures" title={t('campaigns.part.figures')}>
        <DataTable
          name={t('campaigns.part.figures')}
          rows={figures}
          keyOf={(each) => each.currency}
          empty={t('campaigns.neverGiven')}
          columns={[
            { title: t('campaigns.field.given'), right: true, cell: ({ given }) => given },
            { title: t('campaigns.field.active'), right: true, cell: ({ active }) => active },
            { title: t('campaigns.field.converted'), right: true, cell: ({ converted }) => converted },
            {
              title: t('campaigns.field.spent'),
              right: true,
              cell: (each) => money.write(each.amount, each.currency),
            },
            {
              title: t('campaigns.field.cost'),
              right: true,
              cell: (each) => money.write(each.cost, each.currency),
            },
          ]}
        />
      </Section>
      <Section id="versions" title={t('campaigns.part.versions')}>
        <DataTable
          name={t('campaigns.part.versions')}
          rows={versions}
          keyOf={(each) => String(each.version)}
          empty={t('desk.empty')}
          columns={[
            {
              title: t('campaigns.field.version'),
              cell: (each) =>
                each.version === version ? `${each.version} · ${t('campaigns.inForce')}` : each.version,
            },
            { title: t('desk.field.time'), short: true, cell: ({ createdAt }) => time(createdAt) },
            { title: t('desk.field.by'), cell: ({ createdBy }) => createdBy ?? t('campaigns.shipped') },
          ]}
        />
      </Section>
      {!isOver && (
        <>
          <Section id="change" title={t('campaigns.part.change')}>
            <Typography variant="body2" color="textSecondary">
              {t('campaigns.hint.change')}
            </Typography>
            <ActionForm path={path} form="campaign.terms">
              <input type="hidden" name="once" value={sent?.['once'] ?? once} />
              <CampaignFields {...{ t, currency, languages, values }} isNew={false} />
              <Field
                id="change-reason"
                name="reason"
                label={t('desk.field.reason')}
                value={sent?.['reason']}
                longest={500}
                required
              />
              <Submit>{t('campaigns.action.change')}</Submit>
            </ActionForm>
          </Section>
          <Section id="end" title={t('campaigns.part.end')}>
            <Typography variant="body2" color="textSecondary">
              {t('campaigns.hint.end')}
            </Typography>
            <ActionForm path={path} form="campaign.end">
              <Field
                id="end-reason"
                name="reason"
                label={t('desk.field.reason')}
                value={typedValue(typed, 'campaign.end', 'reason')}
                longest={500}
                required
              />
              <Submit danger>{t('campaigns.action.end')}</Submit>
            </ActionForm>
          </Section>
        </>
      )}
    </DeskFrame>
  );
}
