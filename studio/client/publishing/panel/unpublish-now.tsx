import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDocumentStore } from '../../composer/document-context';
import { text } from '../../text/text';
import type { LoadedPage } from '../calls/page-content';
import type { NameOf } from '../calls/people';
import { retried } from '../calls/retry';
import { readPagesAt, unpublishEntry } from '../calls/unpublish';
import { entryName } from '../model/entry-name';
import { refusalsOfThrown } from '../model/thrown';
import { RefusalList } from './refusal-list';

interface Props {
  readonly pageId: string;
  readonly page: LoadedPage;
  readonly isReady: boolean;
  readonly timeZone: string;
  readonly nameOf: NameOf;
}

/** Unpublishes a page, after explaining what visitors will see instead. */
export function UnpublishNow({ pageId, page, isReady, timeZone, nameOf }: Props) {
  const [isAsking, setAsking] = useState(false);
  const store = useDocumentStore();
  const queries = useQueryClient();
  const entry = page.drafts.get(pageId);
  const path = pathOf(entry?.fields['path']);
  const others = useQuery({
    queryKey: ['publishing', 'path', path, pageId],
    queryFn: () => readPagesAt(path, pageId),
    enabled: isAsking,
    ...retried,
  });
  const takeBack = useMutation({
    mutationFn: unpublishEntry,
    onSuccess: (stored) => {
      store.receive([stored]);
      setAsking(false);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['publishing'] }),
  });
  if (!entry || entry.sys.publishedVersion === undefined)
    return takeBack.isSuccess ? <Alert severity="success">{text('publish.offline.done')}</Alert> : null;
  const names = others.data?.map(({ sys, fields }) =>
    entryName({ contentType: sys.contentType.sys.id, fields }),
  );
  return (
    <Stack sx={{ borderTop: 1, borderColor: 'divider', pt: 2, alignItems: 'flex-start' }}>
      <Button color="error" disabled={!isReady} onClick={() => setAsking(true)}>
        {text('publish.offline.button')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby="publish-offline-title">
        <DialogTitle id="publish-offline-title">{text('publish.offline.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText aria-live="polite">
            {others.isPending
              ? text('publish.reading')
              : names && names.length > 0
                ? text('publish.offline.others', { path, names: names.join(', ') })
                : text('publish.offline.nothing', { path })}
          </DialogContentText>
          <DialogContentText sx={{ mt: 1 }}>{text('publish.offline.parts')}</DialogContentText>
          {takeBack.error && (
            <RefusalList
              title={text('publish.offline.refused')}
              refusals={refusalsOfThrown(takeBack.error, pageId)}
              entries={[entry]}
              timeZone={timeZone}
              nameOf={nameOf}
              onShowField={() => setAsking(false)}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{text('publish.cancel')}</Button>
          <Button
            variant="contained"
            color="error"
            disabled={others.isPending || takeBack.isPending}
            onClick={() => takeBack.mutate(entry)}
          >
            {text('publish.offline.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}

function pathOf(values: Readonly<Record<string, unknown>> | undefined): string {
  const path = Object.values(values ?? {})[0];
  return typeof path === 'string' ? path : '/';
}
