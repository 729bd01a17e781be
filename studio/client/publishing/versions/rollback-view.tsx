import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import type { NameOf } from '../calls/people';
import { entryName } from '../model/entry-name';
import type { EntryVersion } from '../model/history';
import { showTime } from '../model/show-time';
import { PublishResult } from '../panel/publish-result';
import type { ShowField } from '../panel/refusal-list';
import type { useRollback } from './use-rollback';

interface Props {
  readonly rollback: ReturnType<typeof useRollback>;
  readonly entries: ReadonlyMap<string, ManagedEntry>;
  readonly timeZone: string;
  readonly nameOf: NameOf;
  readonly onShowField: ShowField;
}

/** Restores the page to its previous publication, after listing the changes. */
export function RollbackView({ rollback, entries, timeZone, nameOf, onShowField }: Props) {
  const { state, publishRun, publish, prepare, confirm, cancel } = rollback;
  const isBusy = ['preparing', 'saving', 'publishing'].includes(state.phase);
  const requested = state.phase === 'ask' ? state.rollback : undefined;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" disabled={isBusy} onClick={() => prepare()}>
        {text('versions.rollback.button')}
      </Button>
      <Box aria-live="polite" role="status" sx={{ width: '100%' }}>
        {state.phase === 'preparing' && <Alert severity="info">{text('versions.rollback.preparing')}</Alert>}
        {state.phase === 'saving' && <Alert severity="info">{text('versions.rollback.saving')}</Alert>}
        {state.phase === 'impossible' && (
          <Alert severity="info">{text('versions.rollback.impossible')}</Alert>
        )}
        {state.phase === 'same' && <Alert severity="info">{text('versions.rollback.same')}</Alert>}
        {state.phase === 'unsaved' && <Alert severity="error">{text('versions.rollback.unsaved')}</Alert>}
        {state.phase === 'failed' && <Problem error={state.error} />}
      </Box>
      <PublishResult
        run={publishRun}
        drafts={entries}
        timeZone={timeZone}
        nameOf={nameOf}
        onShowField={onShowField}
        onRest={(items) => void publish(items)}
      />
      <Dialog open={requested !== undefined} onClose={cancel} aria-labelledby="versions-rollback-title">
        <DialogTitle id="versions-rollback-title">{text('versions.rollback.title')}</DialogTitle>
        {requested && (
          <DialogContent tabIndex={0}>
            <DialogContentText>
              {text('versions.rollback.intro', { time: showTime(newestOf(requested.versions), timeZone) })}
            </DialogContentText>
            <Box component="ul" sx={{ pl: 2.5 }}>
              {requested.changed.map((version) => (
                <li key={version.entryId}>
                  {text('versions.rollback.item', {
                    name: entryName(version),
                    time: showTime(version.at, timeZone),
                    person: nameOf(version.by),
                  })}
                </li>
              ))}
            </Box>
            {requested.changed.length < requested.versions.length && (
              <DialogContentText>
                {text('versions.rollback.unchanged', {
                  count: requested.versions.length - requested.changed.length,
                })}
              </DialogContentText>
            )}
            <DialogContentText>{text('versions.rollback.drafts')}</DialogContentText>
          </DialogContent>
        )}
        <DialogActions>
          <Button onClick={cancel}>{text('publish.cancel')}</Button>
          <Button variant="contained" onClick={() => requested && confirm(requested)}>
            {text('versions.rollback.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}

function newestOf(versions: readonly EntryVersion[]): string {
  return (
    versions
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? ''
  );
}
