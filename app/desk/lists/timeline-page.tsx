import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { PlatformOperatorTimeline } from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { Section } from '../desk-parts';
import type { DeskProps } from '../desk-props';
import { TimelineTable } from './timeline-table';

interface TimelinePageProps extends DeskProps {
  playerId: number;
  timeline: PlatformOperatorTimeline;
}

/** All events of a player, in pages. */
export function TimelinePage({ playerId, timeline, ...props }: TimelinePageProps) {
  const { t, path } = props;
  const title = t('desk.timeline.title');
  return (
    <DeskFrame {...props} title={`${title} · ${playerId}`}>
      <Link href={`/desk/players/${playerId}`}>{`${t('desk.facts.player')} ${playerId}`}</Link>
      <Section id="timeline" title={title}>
        <TimelineTable {...props} entries={timeline.entries} />
        {timeline.next && (
          <Button href={`${path}?before=${timeline.next}`} sx={{ mt: 1 }}>
            {t('desk.older')}
          </Button>
        )}
      </Section>
    </DeskFrame>
  );
}
