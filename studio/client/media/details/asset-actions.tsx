import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { publishAsset, setAssetArchived, unpublishAsset } from '../../api/assets';
import { problemText } from '../../shell/problem';
import { text, type TextKey } from '../../text/text';
import { mediaKey } from '../library/use-assets';
import { DeleteAsset } from './delete-asset';
import { isChanged } from './publish-state';
import { useAssetUses, useReceiveAsset } from './use-asset';

interface Props {
  readonly asset: ManagedAsset;
  /** Unsaved texts would not be published. */
  readonly isDirty: boolean;
  readonly onDeleted: () => void;
}

/** Buttons to publish, unpublish, archive and delete. */
export function AssetActions({ asset, isDirty, onDeleted }: Props) {
  const [problem, setProblem] = useState<unknown>();
  const [done, setDone] = useState<TextKey>();
  const receive = useReceiveAsset();
  const client = useQueryClient();
  const { data: uses } = useAssetUses(asset.sys.id);
  const { archivedAt, publishedVersion } = asset.sys;
  const isUnused = uses?.length === 0;

  async function run(act: () => Promise<ManagedAsset>, message: TextKey) {
    setProblem(undefined);
    setDone(undefined);
    try {
      receive(await act());
      setDone(message);
    } catch (error) {
      setProblem(error);
      // Archiving takes two calls, and the first may have succeeded.
      void client.invalidateQueries({ queryKey: mediaKey });
    }
  }

  async function archive(): Promise<ManagedAsset> {
    // Only an unpublished asset can be archived.
    const hidden = publishedVersion === undefined ? asset : await unpublishAsset(asset);
    return setAssetArchived(hidden, true);
  }

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {!archivedAt && (!publishedVersion || isChanged(asset)) && (
          <Button
            variant="contained"
            disabled={isDirty}
            onClick={() => void run(() => publishAsset(asset), 'media.actions.published')}
          >
            {text('media.actions.publish')}
          </Button>
        )}
        {archivedAt ? (
          <Button
            variant="outlined"
            onClick={() => void run(() => setAssetArchived(asset, false), 'media.actions.restored')}
          >
            {text('media.actions.restore')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            disabled={!isUnused || isDirty}
            onClick={() => void run(archive, 'media.actions.archived')}
          >
            {text('media.actions.archive')}
          </Button>
        )}
        <DeleteAsset asset={asset} isAllowed={isUnused} onDeleted={onDeleted} />
      </Stack>
      {!isUnused && uses && (
        <Typography variant="caption" color="textSecondary">
          {text('media.actions.in-use')}
        </Typography>
      )}
      <div role="status">{done && <Alert severity="success">{text(done)}</Alert>}</div>
      {problem !== undefined && <Alert severity="error">{problemText(problem)}</Alert>}
    </Stack>
  );
}
