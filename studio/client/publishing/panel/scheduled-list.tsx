import { Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import type { LoadedPage } from '../calls/page-content';
import type { NameOf } from '../calls/people';
import { cancelAction } from '../calls/schedule';
import { entryName } from '../model/entry-name';
import { actionsFor, type PageAction } from '../model/scheduled-for-page';
import { showTime } from '../model/show-time';
import { useReleases, useScheduled } from './use-scheduled';

interface Props {
  readonly environment: string | undefined;
  readonly page: LoadedPage | undefined;
  readonly timeZone: string;
  readonly nameOf: NameOf;
}

/** Scheduled actions of a page, each with a cancel button. */
export function ScheduledList({ environment, page, timeZone, nameOf }: Props) {
  const scheduled = useScheduled(environment);
  const releases = useReleases();
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: (id: string) => cancelAction(environment ?? '', id),
    onSettled: () => queries.invalidateQueries({ queryKey: ['publishing'] }),
  });
  const ids = new Set(page?.drafts.keys());
  const actions = actionsFor(ids, scheduled.data ?? [], releases.data ?? []);
  const error = cancel.error ?? scheduled.error ?? releases.error;
  return (
    <section aria-labelledby="publish-scheduled-title">
      <Typography id="publish-scheduled-title" variant="subtitle1" component="h3">
        {text('publish.scheduled.title')}
      </Typography>
      {error && <Problem error={error} />}
      <div aria-live="polite">
        {actions.length === 0 && scheduled.isSuccess && (
          <Typography color="text.secondary">{text('publish.scheduled.none')}</Typography>
        )}
      </div>
      <List dense disablePadding>
        {actions.map((item) => {
          const { action } = item;
          const what = whatOf(item, page);
          const time = showTime(action.scheduledFor.datetime, timeZone);
          return (
            <ListItem
              key={action.sys.id}
              divider
              secondaryAction={
                <Button
                  size="small"
                  disabled={cancel.isPending}
                  aria-label={text('publish.scheduled.cancelOf', { what, time })}
                  onClick={() => cancel.mutate(action.sys.id)}
                >
                  {text('publish.scheduled.cancel')}
                </Button>
              }
            >
              <ListItemText
                primary={what}
                secondary={text('publish.scheduled.by', {
                  time,
                  name: nameOf((action.sys.updatedBy ?? action.sys.createdBy)?.sys.id),
                })}
              />
            </ListItem>
          );
        })}
      </List>
    </section>
  );
}

function whatOf({ action, release }: PageAction, page: LoadedPage | undefined): string {
  const entry = page?.drafts.get(action.entity.sys.id);
  const name =
    release?.title ??
    (entry
      ? entryName({ contentType: entry.sys.contentType.sys.id, fields: entry.fields })
      : action.entity.sys.id);
  return text(action.action === 'unpublish' ? 'publish.scheduled.unpublish' : 'publish.scheduled.publish', {
    name,
  });
}
