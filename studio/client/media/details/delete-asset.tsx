import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { deleteAsset, readAsset, unpublishAsset } from '../../api/assets';
import { problemText } from '../../shell/problem';
import { text } from '../../text/text';
import { mediaKey } from '../library/use-assets';
import { readAssetUses } from './asset-uses';

interface Props {
  readonly asset: ManagedAsset;
  readonly isAllowed: boolean;
  readonly onDeleted: () => void;
}

/** Deletes an asset permanently, after a confirmation. */
export function DeleteAsset({ asset, isAllowed, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const client = useQueryClient();
  const title = useId();

  async function remove() {
    setBusy(true);
    try {
      // It may have been linked since the dialog was opened.
      if ((await readAssetUses(asset.sys.id)).length > 0) setProblem(text('media.delete.in-use'));
      else {
        const now = await readAsset(asset.sys.id);
        if (now.sys.publishedVersion !== undefined) await unpublishAsset(now);
        await deleteAsset(asset.sys.id);
        onDeleted();
        client.removeQueries({ queryKey: [...mediaKey, 'one', asset.sys.id] });
        void client.invalidateQueries({ queryKey: mediaKey });
      }
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  }

  return (
    <>
      <Button color="error" disabled={!isAllowed} onClick={() => setAsking(true)}>
        {text('media.delete.button')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={title}>
        <DialogTitle id={title}>{text('media.delete.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text('media.delete.question')}</DialogContentText>
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{text('media.cancel')}</Button>
          <Button color="error" variant="contained" loading={isBusy} onClick={() => void remove()}>
            {text('media.delete.button')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
