import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { DecisionForm } from '../decision-form';
import { Section } from '../desk-parts';
import type { PlayerProps } from './player-page';

/** Withdrawals that are not paid out; those awaiting approval with a decision form. */
export function WithdrawalSection({ t, path, may, money, time, typed, player }: PlayerProps) {
  return (
    <Section id="withdrawals" title={t('desk.withdrawals.title')}>
      {player.withdrawals.length === 0 && (
        <Typography color="textSecondary">{t('desk.withdrawals.none')}</Typography>
      )}
      {player.withdrawals.map(({ withdrawalId, amount, currency, method, requestedAt, status }) => (
        <Box key={withdrawalId} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Typography>
            <strong>{money.write(amount, currency)}</strong> {[method, time(requestedAt)].join(' · ')}
          </Typography>
          {status !== 'AWAITING_APPROVAL' ? (
            <Chip size="small" label={t('desk.withdrawals.atProvider')} />
          ) : may('withdrawals') ? (
            <DecisionForm
              {...{ t, path, typed }}
              subject={withdrawalId}
              form="withdrawal"
              label={t('desk.field.reason')}
              longest={500}
              accept={{ decision: 'approval', text: t('desk.decision.approve') }}
            />
          ) : (
            <Chip size="small" label={t('desk.queues.withdrawals')} />
          )}
        </Box>
      ))}
    </Section>
  );
}
