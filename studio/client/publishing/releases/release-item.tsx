import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  Button,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentRelease } from '../../../../schemas/generated/types';
import { readEntries } from '../../api/entries';
import { ExpandIcon } from '../../shell/icons';
import { text, type TextKey } from '../../text/text';
import type { PublishItem } from '../calls/bulk-publish';
import type { NameOf } from '../calls/people';
import { retried } from '../calls/retry';
import { entryName } from '../model/entry-name';
import { showTime } from '../model/show-time';
import { futureMoment, MomentField } from '../panel/moment-field';
import { RefusalList, type ShowField } from '../panel/refusal-list';
import { ReleaseButtons } from './release-buttons';
import { type ReleaseCommand, useRelease } from './use-release';

interface Props {
  readonly release: ContentRelease;
  /** The changes of the open page. */
  readonly links: readonly PublishItem[];
  readonly environment: string | undefined;
  readonly canAdd: boolean;
  readonly timeZone: string;
  readonly nameOf: NameOf;
  readonly onShowField: ShowField;
  readonly onPreviewRelease: ((releaseId: string) => void) | undefined;
}

const doneText: Record<ReleaseCommand['kind'], TextKey> = {
  add: 'publish.release.done.add',
  validate: 'publish.release.done.validate',
  publish: 'publish.release.done.publish',
  delete: 'publish.release.done.delete',
  schedule: 'publish.release.done.schedule',
};

/** A release: contents, author and actions. */
export function ReleaseItem(props: Props) {
  const { release, environment, timeZone, nameOf, onShowField } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { run, isBusy, refusals, done } = useRelease(release);
  const ids = release.entities.items.flatMap(({ sys }) => (sys.linkType === 'Asset' ? [] : [sys.id]));
  const { data: entries = [] } = useQuery({
    queryKey: ['publishing', 'release', release.sys.id, release.sys.version],
    queryFn: () => readEntries(ids),
    enabled: isOpen,
    ...retried,
  });
  const datetime = futureMoment(typed, timeZone);
  return (
    <Accordion expanded={isOpen} onChange={(_event, next) => setOpen(next)} disableGutters variant="outlined">
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Box>
          <Typography component="span">{release.title}</Typography>
          <Typography variant="body2" color="text.secondary">
            {text('publish.release.about', {
              count: release.entities.items.length,
              name: nameOf((release.sys.updatedBy ?? release.sys.createdBy)?.sys.id),
              time: showTime(release.sys.updatedAt, timeZone),
            })}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={1.5}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {entries.map(({ sys, fields }) => (
              <li key={sys.id}>{entryName({ contentType: sys.contentType.sys.id, fields })}</li>
            ))}
          </Box>
          <ReleaseButtons {...props} isBusy={isBusy} run={run} />
          <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
            <MomentField
              id={`release-${release.sys.id}-moment`}
              label={text('publish.schedule.when')}
              value={typed}
              onChange={setTyped}
              timeZone={timeZone}
            />
            <Button
              disabled={isBusy || datetime === undefined || environment === undefined}
              onClick={() => {
                if (datetime !== undefined && environment !== undefined)
                  run({ kind: 'schedule', datetime, environment, timeZone });
              }}
            >
              {text('publish.schedule.button')}
            </Button>
          </Stack>
          <div aria-live="polite">
            {done && <Alert severity="success">{text(doneText[done])}</Alert>}
            {refusals.length > 0 && (
              <RefusalList
                title={text('publish.release.refused')}
                refusals={refusals}
                entries={entries}
                timeZone={timeZone}
                nameOf={nameOf}
                onShowField={onShowField}
              />
            )}
          </div>
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}
