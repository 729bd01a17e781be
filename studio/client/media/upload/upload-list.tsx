import { Box, Button, List } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { text } from '../../text/text';
import type { UploadStore } from './upload-store';
import { UploadRow } from './upload-row';
import { mediaKey } from '../library/use-assets';

interface Props {
  readonly store: UploadStore;
  /** Only shows uploads that replace the file of this asset. */
  readonly assetId?: string;
  /** Action offered for each uploaded file. */
  readonly onUse?: (asset: ManagedAsset) => void;
}

/** Current and finished uploads. */
export function UploadList({ store, assetId, onUse }: Props) {
  const all = useStore(store, (state) => state.tasks);
  const tasks = assetId === undefined ? all : all.filter(({ wanted }) => wanted.replaces?.sys.id === assetId);
  const client = useQueryClient();
  const ended = tasks.filter(({ state }) => state.step === 'done' || state.step === 'failed');
  const done = tasks.filter(({ state }) => state.step === 'done').length;
  const isBusy = ended.length < tasks.length;

  useEffect(() => {
    if (done > 0) void client.invalidateQueries({ queryKey: mediaKey });
  }, [client, done]);

  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);

  if (tasks.length === 0) return null;
  return (
    <Box>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {text('media.upload.result', { done, failed: ended.length - done, count: tasks.length })}
        {!isBusy && (
          <Button size="small" sx={{ ml: 1 }} onClick={() => ended.forEach(({ id }) => store.remove(id))}>
            {text('media.upload.clear')}
          </Button>
        )}
      </Box>
      <List dense aria-label={text('media.upload.list')}>
        {tasks.map((task) => (
          <UploadRow key={task.id} task={task} store={store} onUse={onUse} />
        ))}
      </List>
    </Box>
  );
}
