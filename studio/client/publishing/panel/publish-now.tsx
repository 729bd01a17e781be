import { Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ChecksFirst, useIsPublishable } from '../../checks/checks-first';
import { Impact } from '../../impact/impact';
import { useDocumentStore } from '../../composer/document-context';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import type { NameOf } from '../calls/people';
import { publishItems } from '../model/publish-items';
import { ChangeList } from './change-list';
import { ConfirmShared } from './confirm-shared';
import { PublishResult } from './publish-result';
import type { ShowField } from './refusal-list';
import { UnpublishNow } from './unpublish-now';
import { useIsSaved, type usePageContent, type useShared } from './use-page-content';
import type { usePublish } from './use-publish';

export interface SectionProps {
  readonly pageId: string;
  readonly content: ReturnType<typeof usePageContent>;
  readonly shared: ReturnType<typeof useShared>;
  readonly timeZone: string;
  /** The edited content locale. */
  readonly locale: string;
  readonly nameOf: NameOf;
}

interface Props extends SectionProps {
  readonly publishing: ReturnType<typeof usePublish>;
  readonly onShowField: ShowField;
}

/** Changes since the last publication, and the button that publishes them. */
export function PublishNow({
  pageId,
  content,
  shared,
  timeZone,
  locale,
  nameOf,
  publishing,
  onShowField,
}: Props) {
  const { page, changes, error, isFetching, refetch } = content;
  const { run, publish } = publishing;
  const store = useDocumentStore();
  const isSaved = useIsSaved();
  const [isAsking, setAsking] = useState(false);
  const assets = page?.assets ?? [];
  const items = publishItems(changes, assets);
  const isBusy = run.phase === 'publishing' || run.phase === 'reconnecting';
  const sharedEntries = shared.data ?? [];
  const isPublishable = useIsPublishable();
  const isReady = isPublishable && isSaved && !isBusy && !isFetching && items.length > 0 && shared.isSuccess;

  const start = (leftOut: ReadonlySet<string> = new Set()) => {
    setAsking(false);
    if (store.unsaved().length === 0) void publish(publishItems(changes, assets, leftOut));
  };
  return (
    <>
      <PublishResult
        run={run}
        drafts={page?.drafts ?? new Map()}
        timeZone={timeZone}
        nameOf={nameOf}
        onShowField={onShowField}
        onRest={(rest) => void publish(rest)}
      />
      <Stack spacing={2}>
        {error && <Problem error={error} onRetry={() => void refetch()} />}
        {shared.error && <Problem error={shared.error} onRetry={() => void shared.refetch()} />}
        {!page && !error && isSaved && <CircularProgress aria-label={text('publish.reading')} />}
        {page && (
          <>
            <ChecksFirst locale={locale} onShow={(entryId) => onShowField(entryId, undefined)} />
            <ChangeList
              changes={changes}
              assets={assets}
              shared={sharedEntries}
              timeZone={timeZone}
              nameOf={nameOf}
            />
            <Impact changes={changes} />
            <Button
              variant="contained"
              size="large"
              disabled={!isReady}
              onClick={() => (sharedEntries.length > 0 ? setAsking(true) : start())}
            >
              {text('publish.now', { count: items.length })}
            </Button>
            {changes.some(({ kind }) => kind === 'archived') && (
              <Typography color="text.secondary">{text('publish.archivedNote')}</Typography>
            )}
            <UnpublishNow
              pageId={pageId}
              page={page}
              isReady={isSaved && !isBusy}
              timeZone={timeZone}
              nameOf={nameOf}
            />
          </>
        )}
        <ConfirmShared
          open={isAsking}
          shared={sharedEntries}
          changes={changes}
          onAll={() => start()}
          onWithout={() => start(new Set(sharedEntries.map(({ entryId }) => entryId)))}
          onClose={() => setAsking(false)}
        />
      </Stack>
    </>
  );
}
