import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Translate } from '../../../ui/site/site-context';
import { Section } from '../desk-parts';
import { wordOf } from '../desk-words';
import type { PlayerProps } from './player-page';

/** Identity and balances of the player. */
export function Facts({ t, player, money, time, day }: PlayerProps) {
  const { wallet } = player;
  const facts: [string, string | null][] = [
    [t('desk.facts.email'), player.email],
    [t('desk.facts.birth'), player.dateOfBirth && day(player.dateOfBirth)],
    [t('desk.facts.phone'), player.mobilePhone],
    [t('desk.facts.address'), player.address],
    [t('desk.facts.country'), player.countryCode],
    [t('desk.facts.language'), player.language],
    [t('desk.facts.requested'), documentsIn(player.requestedDocuments, t)],
    [t('desk.facts.registered'), time(player.registrationDate)],
    [t('desk.facts.firstDeposit'), player.firstDepositDate && time(player.firstDepositDate)],
    [t('desk.facts.lastSignIn'), player.lastSignIn && time(player.lastSignIn)],
  ];
  return (
    <Section id="facts" title={t('desk.facts.account')}>
      <List
        rows={[
          [
            t('desk.facts.status'),
            <Chip key="status" size="small" label={wordOf(t, 'status', player.accountStatus)} />,
          ],
          [
            t('desk.facts.verification'),
            <Chip key="level" size="small" label={wordOf(t, 'level', player.kycStatus)} />,
          ],
          ...facts.map(([name, value]): [string, string] => [name, value || '–']),
        ]}
      />
      <Typography component="h3" variant="subtitle1" sx={{ mt: 2, fontWeight: 700 }}>
        {t('desk.balances.title')}
      </Typography>
      {wallet ? (
        <List
          rows={[
            [t('desk.balances.main'), money.write(wallet.balanceMap.main, wallet.currency)],
            [t('desk.balances.locked'), money.write(wallet.balanceMap.locked, wallet.currency)],
            ...wallet.balanceMap.bonus.map(({ vertical, amount }): [string, string] => [
              t('desk.balances.bonus', { vertical: wordOf(t, 'vertical', vertical) }),
              money.write(amount, wallet.currency),
            ]),
          ]}
        />
      ) : (
        <Typography color="textSecondary">{t('desk.balances.none')}</Typography>
      )}
    </Section>
  );
}

/** Document types from a comma-separated list, as text. */
function documentsIn(list: string | null, t: Translate): string | null {
  const types = (list ?? '').split(',').filter(Boolean);
  return types.length > 0 ? types.map((type) => wordOf(t, 'document', type.trim())).join(', ') : null;
}

function List({ rows }: { rows: readonly [string, ReactNode][] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 0.5,
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
        '& dt': { color: 'text.secondary' },
      }}
    >
      {rows.map(([name, value]) => [
        <dt key={`${name}-name`}>{name}</dt>,
        <dd key={`${name}-value`}>{value}</dd>,
      ])}
    </Box>
  );
}
