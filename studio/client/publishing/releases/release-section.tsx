import { Alert, Button, CircularProgress, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import { createRelease } from '../calls/releases';
import { environmentOf } from '../model/environment-of';
import { publishItems } from '../model/publish-items';
import { refusalsOfThrown } from '../model/thrown';
import type { SectionProps } from '../panel/publish-now';
import { RefusalList, type ShowField } from '../panel/refusal-list';
import { useIsSaved } from '../panel/use-page-content';
import { useReleases } from '../panel/use-scheduled';
import { ReleaseItem } from './release-item';

interface Props extends SectionProps {
  readonly onShowField: ShowField;
  /** Opens the preview of a release; without it the button is hidden. */
  readonly onPreviewRelease?: ((releaseId: string) => void) | undefined;
}

/** Releases: changes of several pages that are published together. */
export function ReleaseSection({ pageId, content, timeZone, nameOf, onShowField, onPreviewRelease }: Props) {
  const { page, changes } = content;
  const releases = useReleases();
  const queries = useQueryClient();
  const isSaved = useIsSaved();
  const [title, setTitle] = useState('');
  const root = page?.drafts.get(pageId);
  const links = page ? publishItems(changes, page.assets) : [];
  const create = useMutation({
    mutationFn: () => createRelease(title.trim(), links),
    onSuccess: () => setTitle(''),
    onSettled: () => queries.invalidateQueries({ queryKey: ['publishing'] }),
  });
  return (
    <Stack spacing={2}>
      <Typography color="text.secondary" variant="body2">
        {text('publish.release.intro')}
      </Typography>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() && isSaved) create.mutate();
        }}
      >
        <TextField
          size="small"
          fullWidth
          label={text('publish.release.name')}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
        <Button type="submit" variant="outlined" disabled={!title.trim() || !isSaved || create.isPending}>
          {text('publish.release.create', { count: links.length })}
        </Button>
      </Stack>
      <div aria-live="polite">
        {create.isSuccess && <Alert severity="success">{text('publish.release.created')}</Alert>}
        {create.error && (
          <RefusalList
            title={text('publish.release.refused')}
            refusals={refusalsOfThrown(create.error)}
            entries={[]}
            timeZone={timeZone}
            nameOf={nameOf}
            onShowField={onShowField}
          />
        )}
      </div>
      {releases.isPending && <CircularProgress aria-label={text('publish.reading')} />}
      {releases.error && <Problem error={releases.error} onRetry={() => void releases.refetch()} />}
      {releases.data?.length === 0 && <Typography>{text('publish.release.none')}</Typography>}
      {releases.data?.map((release) => (
        <ReleaseItem
          key={release.sys.id}
          release={release}
          links={links}
          environment={root && environmentOf(root)}
          canAdd={isSaved}
          timeZone={timeZone}
          nameOf={nameOf}
          onShowField={onShowField}
          onPreviewRelease={onPreviewRelease}
        />
      ))}
    </Stack>
  );
}
