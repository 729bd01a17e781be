import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {
  PlatformOperatorPlayer,
  PlatformOperatorTimeline,
  PlatformRestriction,
} from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { Section } from '../desk-parts';
import type { DeskProps, Notice, Typed } from '../desk-props';
import { TimelineTable } from '../lists/timeline-table';
import { Facts } from './facts';
import { MoneySection } from './money-section';
import { RegisterSection } from './register-section';
import { RestrictionSection } from './restriction-section';
import { WithdrawalSection } from './withdrawal-section';

/** A player's record on the desk. */
export interface PlayerRecord {
  player: PlatformOperatorPlayer;
  restrictions: readonly PlatformRestriction[];
  timeline: PlatformOperatorTimeline;
}

/** Props of the sections of a player's page. */
export interface PlayerProps extends DeskProps {
  player: PlatformOperatorPlayer;
  typed?: Typed | undefined;
  /** Idempotency key of a command. */
  once: string;
}

interface PlayerPageProps extends PlayerProps, PlayerRecord {
  notice?: Notice | undefined;
}

/** The page of one player: facts on the left, forms on the right, timeline below. */
export function PlayerPage({ restrictions, timeline, notice, ...props }: PlayerPageProps) {
  const { t, player, path, may } = props;
  return (
    <DeskFrame {...props} title={`${player.name} · ${player.playerId}`} notice={notice}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={3}>
          <Facts {...props} />
          {may('documents') && (
            <Section id="documents" title={t('desk.documents.title')}>
              <Button href={`${path}/documents`} variant="outlined">
                {t('desk.documents.open')}
              </Button>
            </Section>
          )}
        </Stack>
        <Stack spacing={3}>
          <RestrictionSection {...props} restrictions={restrictions} />
          <WithdrawalSection {...props} />
          <MoneySection {...props} />
          <RegisterSection {...props} />
        </Stack>
      </Box>
      <Section id="timeline" title={t('desk.timeline.title')}>
        <TimelineTable {...props} entries={timeline.entries.slice(0, 15)} />
        <Button href={`${path}/timeline`} sx={{ mt: 1 }}>
          {t('desk.timeline.open')}
        </Button>
      </Section>
    </DeskFrame>
  );
}
