import { Alert, Button, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChecksFirst, useIsPublishable } from '../../checks/checks-first';
import { text } from '../../text/text';
import { planPublication } from '../calls/plan-page';
import { planAction } from '../calls/schedule';
import { entryName } from '../model/entry-name';
import { environmentOf } from '../model/environment-of';
import { publishItems } from '../model/publish-items';
import { showTime } from '../model/show-time';
import { refusalsOfThrown } from '../model/thrown';
import { ConfirmShared } from './confirm-shared';
import { futureMoment, MomentField } from './moment-field';
import type { SectionProps } from './publish-now';
import { RefusalList, type ShowField } from './refusal-list';
import { ScheduledList } from './scheduled-list';
import { useIsSaved } from './use-page-content';

type Action = 'publish' | 'unpublish';

/** Form to schedule publishing or unpublishing, with the list of scheduled actions. */
export function ScheduleSection(props: SectionProps & { readonly onShowField: ShowField }) {
  const { pageId, content, shared, timeZone, locale, nameOf, onShowField } = props;
  const { page, changes } = content;
  const [action, setAction] = useState<Action>('publish');
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const isSaved = useIsSaved();
  const isPublishable = useIsPublishable();
  const root = page?.drafts.get(pageId);
  const environment = root && environmentOf(root);
  const datetime = futureMoment(typed, timeZone);
  const sharedEntries = shared.data ?? [];

  const plan = useMutation({
    mutationFn: async (leftOut: ReadonlySet<string>) => {
      if (!page || !root || environment === undefined || datetime === undefined) return;
      const at = { environment, datetime, timeZone };
      if (action === 'unpublish') {
        await planAction({ ...at, action, entity: { linkType: 'Entry', id: pageId } });
        return;
      }
      const name = entryName({ contentType: root.sys.contentType.sys.id, fields: root.fields });
      const title = text('publish.releaseTitle', { name, time: showTime(datetime, timeZone) });
      await planPublication(publishItems(changes, page.assets, leftOut), at, title.slice(0, 255));
    },
    onSuccess: () => setTyped(''),
    onSettled: () => queries.invalidateQueries({ queryKey: ['publishing'] }),
  });
  const start = (leftOut: ReadonlySet<string> = new Set()) => {
    setAsking(false);
    plan.mutate(leftOut);
  };
  const count = page ? publishItems(changes, page.assets).length : 0;
  const isPossible =
    action === 'publish'
      ? count > 0 && shared.isSuccess && isPublishable
      : root?.sys.publishedVersion !== undefined;
  return (
    <Stack spacing={2}>
      <ChecksFirst locale={locale} onShow={(entryId) => onShowField(entryId, undefined)} />
      <RadioGroup
        aria-label={text('publish.schedule.what')}
        value={action}
        onChange={(_event, value) => setAction(value === 'unpublish' ? 'unpublish' : 'publish')}
      >
        <FormControlLabel
          value="publish"
          control={<Radio />}
          label={text('publish.schedule.publish', { count })}
        />
        <FormControlLabel value="unpublish" control={<Radio />} label={text('publish.schedule.unpublish')} />
      </RadioGroup>
      <MomentField
        id="publish-moment"
        label={text('publish.schedule.when')}
        value={typed}
        onChange={setTyped}
        timeZone={timeZone}
      />
      <Typography color="text.secondary" variant="body2">
        {text(action === 'publish' ? 'publish.schedule.newest' : 'publish.schedule.pageOnly')}
      </Typography>
      <Button
        variant="contained"
        disabled={!isSaved || !isPossible || datetime === undefined || plan.isPending}
        onClick={() => (action === 'publish' && sharedEntries.length > 0 ? setAsking(true) : start())}
      >
        {text('publish.schedule.button')}
      </Button>
      <div aria-live="polite">
        {plan.isSuccess && <Alert severity="success">{text('publish.schedule.done')}</Alert>}
        {plan.error && (
          <RefusalList
            title={text('publish.schedule.refused')}
            refusals={refusalsOfThrown(plan.error)}
            entries={root ? [root] : []}
            timeZone={timeZone}
            nameOf={nameOf}
            onShowField={onShowField}
          />
        )}
      </div>
      <ScheduledList environment={environment} page={page} timeZone={timeZone} nameOf={nameOf} />
      <ConfirmShared
        open={isAsking}
        shared={sharedEntries}
        changes={changes}
        onAll={() => start()}
        onWithout={() => start(new Set(sharedEntries.map(({ entryId }) => entryId)))}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
