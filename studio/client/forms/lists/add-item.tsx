import { Button } from '@mui/material';
import { useState } from 'react';
import type { StudioControl } from '../../../../schemas/studio-form';
import { linkedIds, linkTo } from '../../../model/link';
import { AddIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { formOf } from '../form-catalogue';
import { AddOwnedEntry } from '../controls/add-owned-entry';
import { AssetDialog } from '../controls/asset/asset-dialog';
import type { ControlProps } from '../controls/control-props';
import { EntryPicker } from '../controls/entry-picker';

interface Props extends ControlProps<'list'> {
  readonly items: readonly unknown[];
  readonly disabled: boolean;
  readonly onAdd: (item: unknown) => void;
}

/** Adds a list item: chosen, newly created, or empty. */
export function AddItem({ control, items, disabled, onAdd, entryId, labelledBy }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const { item } = control;
  if (item.kind === 'link' || (item.kind === 'reference' && !item.catalogue))
    return (
      <AddOwnedEntry
        contentType={item.contentType}
        parentId={entryId}
        disabled={disabled}
        describedBy={labelledBy}
        onAdd={(added) => onAdd(linkTo('Entry', added))}
      />
    );
  const isChosen = item.kind === 'reference' || item.kind === 'picture' || item.kind === 'file';
  const close = () => setChoosing(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={disabled}
        aria-describedby={labelledBy}
        onClick={() => (isChosen ? setChoosing(true) : onAdd(emptyItem(item)))}
        sx={{ alignSelf: 'flex-start' }}
      >
        {item.kind === 'reference'
          ? text('form.add', { type: formOf(item.contentType)?.label ?? item.contentType })
          : text('form.add-item')}
      </Button>
      {item.kind === 'reference' && (
        <EntryPicker
          open={isChoosing}
          contentType={item.contentType}
          chosen={linkedIds(items, 'Entry')}
          onClose={close}
          onChoose={({ sys }) => onAdd(linkTo('Entry', sys.id))}
        />
      )}
      {(item.kind === 'picture' || item.kind === 'file') && (
        <AssetDialog
          open={isChoosing}
          control={item}
          onClose={close}
          onChoose={(assetId) => {
            close();
            onAdd(linkTo('Asset', assetId));
          }}
        />
      )}
    </>
  );
}

function emptyItem({ kind }: StudioControl): unknown {
  if (kind === 'fields') return {};
  return kind === 'list' ? [] : '';
}
