import { Box, Button, CircularProgress, Dialog, DialogActions, DialogTitle, Drawer } from '@mui/material';
import { useId, useState } from 'react';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { useContentLocales } from '../../api/content-locales';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import { AssetDetails, detailsTitleId } from './asset-details';
import { useAsset } from './use-asset';
import { useTextEdits } from './use-text-edits';

interface Props {
  readonly assetId: string;
  readonly onClose: () => void;
}

/** An asset beside the list. */
export function AssetDrawer({ assetId, onClose }: Props) {
  const { data, error, refetch } = useAsset(assetId);
  if (data) return <OpenDrawer key={assetId} asset={data} onClose={onClose} />;
  return (
    <Drawer anchor="right" open onClose={onClose}>
      <Box sx={{ width: 520, maxWidth: '100vw', p: 2.5 }}>
        {error ? (
          <Problem error={error} onRetry={() => void refetch()} />
        ) : (
          <CircularProgress aria-label={text('media.loading')} />
        )}
      </Box>
    </Drawer>
  );
}

function OpenDrawer({ asset, onClose }: { readonly asset: ManagedAsset; readonly onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const locales = useContentLocales() ?? [];
  const edits = useTextEdits(asset);
  const title = useId();
  const close = () => (edits.isDirty ? setAsking(true) : onClose());

  async function saveAndClose() {
    setAsking(false);
    // After a failed save the drawer stays open and shows the reason.
    if (await edits.save()) onClose();
  }

  return (
    <Drawer anchor="right" open onClose={close} slotProps={{ paper: { 'aria-labelledby': detailsTitleId } }}>
      <Box sx={{ width: 520, maxWidth: '100vw' }}>
        <AssetDetails asset={asset} locales={locales} edits={edits} onClose={close} onDeleted={onClose} />
      </Box>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={title}>
        <DialogTitle id={title}>{text('media.texts.unsaved')}</DialogTitle>
        <DialogActions>
          <Button onClick={onClose}>{text('media.texts.discard')}</Button>
          <Button variant="contained" onClick={() => void saveAndClose()}>
            {text('media.texts.save')}
          </Button>
        </DialogActions>
      </Dialog>
    </Drawer>
  );
}
