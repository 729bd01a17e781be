import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { entryName } from '../../forms/entry-name';
import { text } from '../../text/text';
import { fileOf, kindOf, titleOf } from '../asset-file';
import { mediaKey } from '../library/use-assets';
import { MediaPicker } from '../media-picker';
import type { AssetUser } from './asset-uses';
import { replaceLinks, type ReplaceResult } from './save-replacements';
import { useAssetUses } from './use-asset';

interface Props {
  readonly asset: ManagedAsset;
  readonly defaultLocale: string;
}

/** Replaces an asset by another one in all entries that link it. */
export function UseOtherAsset({ asset, defaultLocale }: Props) {
  const [isPicking, setPicking] = useState(false);
  const [other, setOther] = useState<ManagedAsset>();
  const { data: uses = [] } = useAssetUses(asset.sys.id);
  const users = uses.filter(({ isInDraft }) => isInDraft);
  const isPicture = kindOf(fileOf(asset, defaultLocale)?.contentType ?? '') === 'picture';
  return (
    <>
      <Button variant="outlined" disabled={users.length === 0} onClick={() => setPicking(true)}>
        {text('media.replace.other')}
      </Button>
      <MediaPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        kind={isPicture ? 'picture' : 'file'}
        onChoose={(chosen) => {
          setPicking(false);
          if (chosen.sys.id !== asset.sys.id) setOther(chosen);
        }}
      />
      {other && (
        <ConfirmReplace
          asset={asset}
          other={other}
          users={users}
          defaultLocale={defaultLocale}
          onClose={() => setOther(undefined)}
        />
      )}
    </>
  );
}

interface ConfirmProps extends Props {
  readonly other: ManagedAsset;
  readonly users: readonly AssetUser[];
  readonly onClose: () => void;
}

function ConfirmReplace({ asset, other, users: given, defaultLocale, onClose }: ConfirmProps) {
  // The list behind is loaded again afterwards, when no entry links the asset any longer.
  const [users] = useState(given);
  const [results, setResults] = useState<ReadonlyMap<string, ReplaceResult>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const title = useId();
  const open = users.filter(({ entry }) => results.get(entry.sys.id) !== 'saved');
  const names = { from: titleOf(asset, defaultLocale), to: titleOf(other, defaultLocale) };

  async function replace() {
    setBusy(true);
    const entries = open.map(({ entry }) => entry);
    await replaceLinks(entries, asset.sys.id, other.sys.id, (found) =>
      setResults((before) => new Map([...before, ...found])),
    );
    setBusy(false);
    void client.invalidateQueries({ queryKey: mediaKey });
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{text('media.replace.title', names)}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {text('media.replace.question', { ...names, count: users.length })}
        </DialogContentText>
        {isBusy && <LinearProgress aria-label={text('media.replace.running')} sx={{ my: 1 }} />}
        <List dense aria-live="polite">
          {users.map(({ entry }) => {
            const result = results.get(entry.sys.id);
            return (
              <ListItem key={entry.sys.id} disableGutters divider>
                <ListItemText
                  primary={entryName(entry.sys.contentType.sys.id, entry.fields, [defaultLocale])}
                  secondary={result && text(`media.replace.result.${result}`)}
                  slotProps={{
                    secondary: { color: result === 'saved' ? 'success' : 'error' },
                  }}
                />
              </ListItem>
            );
          })}
        </List>
        {open.length === 0 && <Alert severity="success">{text('media.replace.done')}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={onClose}>
          {text(results.size > 0 ? 'media.close' : 'media.cancel')}
        </Button>
        {open.length > 0 && (
          <Button variant="contained" loading={isBusy} onClick={() => void replace()}>
            {text(results.size > 0 ? 'media.retry' : 'media.replace.confirm', { count: open.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
