import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type {
  PlatformOperatorCampaign,
  PlatformOperatorCampaignSimulation,
} from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { ActionForm, DataTable, Field, Section, Submit } from '../desk-parts';
import { campaignsPath } from '../desk-paths';
import { type DeskProps, type Notice, type Typed, typedValue } from '../desk-props';
import { wordOf } from '../desk-words';
import { campaignName } from './campaign-texts';

type Market = PlatformOperatorCampaignSimulation['markets'][number];

interface SimulationPageProps extends DeskProps {
  campaign: PlatformOperatorCampaign;
  simulation: PlatformOperatorCampaignSimulation;
  notice?: Notice | undefined;
  typed?: Typed | undefined;
}

/** The simulation of a campaign, with its launch form: staff see the simulation before every launch. */
export function SimulationPage({ campaign, simulation, notice, typed, ...props }: SimulationPageProps) {
  const { t, path, tag, staff } = props;
  const { version, players, eligible, refusals, markets } = simulation;
  const number = new Intl.NumberFormat(tag);
  const [latest] = campaign.versions;
  const isOwn = latest?.createdBy?.endsWith(`/${staff}`) === true;
  return (
    <DeskFrame
      {...props}
      title={t('campaigns.simulation.of', { version: number.format(version) })}
      notice={notice}
    >
      <Typography>
        <Link href={`${campaignsPath}/${campaign.campaignId}`}>{campaignName(campaign, tag)}</Link>
      </Typography>
      <Section id="cost" title={t('campaigns.simulation.cost')}>
        <Typography>
          {t('campaigns.simulation.population', {
            eligible: number.format(eligible),
            players: number.format(players),
          })}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
          {t('campaigns.simulation.how')}
        </Typography>
        <Cost {...props} simulation={simulation} />
        {refusals.length > 0 && (
          <Box sx={{ mt: 2 }}>
            <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700 }}>
              {t('campaigns.simulation.refusals')}
            </Typography>
            <DataTable
              name={t('campaigns.simulation.refusals')}
              rows={refusals}
              keyOf={({ code }) => code}
              empty={t('desk.empty')}
              columns={[
                { title: t('desk.field.reason'), cell: ({ code }) => wordOf(t, 'refusal', code) },
                {
                  title: t('campaigns.field.players'),
                  right: true,
                  cell: (each) => number.format(each.players),
                },
              ]}
            />
          </Box>
        )}
      </Section>
      <Markets {...props} markets={markets} />
      <Section id="launch" title={t('campaigns.action.launch', { version: number.format(version) })}>
        {campaign.version === version ? (
          <Typography>{t('campaigns.launched')}</Typography>
        ) : isOwn ? (
          <Typography>{t('campaigns.own')}</Typography>
        ) : (
          <ActionForm path={path} form="campaign.launch">
            <input type="hidden" name="version" value={version} />
            <Field
              id="launch-reason"
              name="reason"
              label={t('desk.field.reason')}
              value={typedValue(typed, 'campaign.launch', 'reason')}
              longest={500}
              required
            />
            <Submit>{t('campaigns.action.launch', { version: number.format(version) })}</Submit>
          </ActionForm>
        )}
      </Section>
    </DeskFrame>
  );
}

function Cost({ t, tag, money, simulation: { cost } }: DeskProps & Pick<SimulationPageProps, 'simulation'>) {
  if (cost === undefined) return <Typography>{t('campaigns.simulation.noCost')}</Typography>;
  const { currency, perBonus, total, converting, worst } = cost;
  const write = (amount: number) => money.write(amount, currency);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const rows = [
    { title: t('campaigns.simulation.mean'), one: write(perBonus.mean), all: write(total.mean) },
    { title: t('campaigns.simulation.median'), one: write(perBonus.median), all: '' },
    { title: t('campaigns.simulation.low'), one: '', all: write(total.low) },
    { title: t('campaigns.simulation.high'), one: write(perBonus.high), all: write(total.high) },
    {
      title: t('campaigns.simulation.worst'),
      one: '',
      all: worst === null ? t('campaigns.simulation.unlimited') : write(worst),
    },
    { title: t('campaigns.simulation.converting'), one: percent.format(converting), all: '' },
  ];
  return (
    <DataTable
      name={t('campaigns.simulation.cost')}
      rows={rows}
      keyOf={({ title }) => title}
      empty={t('desk.empty')}
      columns={[
        { title: t('campaigns.simulation.cost'), cell: ({ title }) => title },
        { title: t('campaigns.simulation.perBonus'), right: true, cell: ({ one }) => one },
        { title: t('campaigns.simulation.total'), right: true, cell: ({ all }) => all },
      ]}
    />
  );
}

function Markets({ t, tag, money, markets }: DeskProps & { markets: readonly Market[] }) {
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  const chanceOf = ({ reward: { terms } }: Market) => {
    if (terms.chance === undefined) return '';
    const { low, high } = terms.chance;
    const texts = new Set([low, high].map((share) => percent.format(share)));
    return [...texts].join('–');
  };
  return (
    <Section id="markets" title={t('campaigns.simulation.markets')}>
      <DataTable
        name={t('campaigns.simulation.markets')}
        rows={markets}
        keyOf={({ countryCode }) => countryCode}
        empty={t('desk.empty')}
        columns={[
          {
            title: t('campaigns.field.country'),
            cell: ({ countryCode }) =>
              /^[A-Z]{2}$/.test(countryCode) ? (countries.of(countryCode) ?? countryCode) : countryCode,
          },
          { title: t('campaigns.field.players'), right: true, cell: ({ players }) => players },
          {
            title: t('campaigns.simulation.offered'),
            cell: ({ refusal }) =>
              refusal === undefined ? t('campaigns.simulation.offered') : wordOf(t, 'refusal', refusal),
          },
          {
            title: t('campaigns.field.spent'),
            right: true,
            cell: ({ reward }) => money.write(reward.amount ?? 0, reward.currency),
          },
          {
            title: t('campaigns.field.wageringTimes'),
            right: true,
            cell: ({ reward }) => reward.terms.wageringTimes,
          },
          {
            title: t('campaigns.simulation.stakes'),
            right: true,
            cell: ({ reward }) =>
              reward.terms.chance === undefined
                ? ''
                : money.write(reward.terms.chance.stakeTotal, reward.currency),
          },
          { title: t('campaigns.simulation.chance'), right: true, cell: chanceOf },
        ]}
      />
    </Section>
  );
}
