import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { PlatformOperatorCampaign } from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { DataTable, Section } from '../desk-parts';
import { campaignsPath } from '../desk-paths';
import type { DeskProps } from '../desk-props';
import { wordOf } from '../desk-words';
import { campaignName, kindText } from './campaign-texts';

interface CampaignsPageProps extends DeskProps {
  campaigns: readonly PlatformOperatorCampaign[];
}

/** The campaigns of a brand, latest first. */
export function CampaignsPage({ campaigns, ...props }: CampaignsPageProps) {
  const { t, tag } = props;
  return (
    <DeskFrame {...props} title={t('campaigns.title')}>
      <div>
        <Button href={`${campaignsPath}/new`} variant="contained">
          {t('campaigns.new')}
        </Button>
      </div>
      <Section id="campaigns" title={t('campaigns.title')}>
        <DataTable
          name={t('campaigns.title')}
          rows={campaigns}
          keyOf={({ campaignId }) => String(campaignId)}
          empty={t('campaigns.none')}
          columns={[
            {
              title: t('campaigns.field.campaign'),
              cell: (campaign) => (
                <Link href={`${campaignsPath}/${campaign.campaignId}`}>{campaignName(campaign, tag)}</Link>
              ),
            },
            {
              title: t('campaigns.status.title'),
              short: true,
              cell: ({ status }) => wordOf(t, 'campaignStatus', status),
            },
            { title: t('campaigns.field.kind'), cell: (campaign) => kindText(t, campaign) },
            {
              title: t('campaigns.field.vertical'),
              short: true,
              cell: ({ vertical }) => wordOf(t, 'vertical', vertical),
            },
            {
              title: t('campaigns.field.given'),
              right: true,
              cell: ({ figures }) => figures.reduce((sum, { given }) => sum + given, 0),
            },
            {
              title: t('campaigns.field.active'),
              right: true,
              cell: ({ figures }) => figures.reduce((sum, { active }) => sum + active, 0),
            },
          ]}
        />
      </Section>
    </DeskFrame>
  );
}
