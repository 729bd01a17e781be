import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { StudioControl } from '../../../../../schemas/studio-form';
import { linkedId, linkTo } from '../../../../model/link';
import { text } from '../../../text/text';
import { AssetDialog } from './asset-dialog';
import { AssetSummary } from './asset-summary';
import type { ControlProps } from '../control-props';
import { FocalPointControl } from './focal-point-control';
import { useChoosePicture } from './use-choose-picture';

export type AssetKind = Extract<StudioControl, { kind: 'picture' | 'file' }>;

/** A picture or file of the media library. */
export function AssetControl(props: Omit<ControlProps, 'control'> & { readonly control: AssetKind }) {
  const { control, field, value, onChange, labelledBy, id, entryId, locale } = props;
  const { focusField } = field;
  const choosePicture = useChoosePicture();
  const [isChoosing, setChoosing] = useState(false);
  const assetId = linkedId(value, 'Asset');
  const names = (button: string) => ({
    id: `${id}-${button}`,
    'aria-labelledby': `${id}-${button} ${labelledBy}`,
  });
  function choose(chosen: string | undefined) {
    if (focusField !== undefined) void choosePicture({ entryId, field, focusField, locale }, chosen);
    else onChange(chosen === undefined ? undefined : linkTo('Asset', chosen), { now: true });
  }
  return (
    <Stack spacing={1}>
      {assetId !== undefined && <AssetSummary assetId={assetId} />}
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" {...names('choose')} onClick={() => setChoosing(true)}>
          {text(assetId === undefined ? `form.asset.choose-${control.kind}` : 'form.change')}
        </Button>
        {assetId !== undefined && (
          <Button size="small" {...names('remove')} onClick={() => choose(undefined)}>
            {text('form.remove')}
          </Button>
        )}
      </Stack>
      {assetId !== undefined && focusField !== undefined && (
        <FocalPointControl key={assetId} assetId={assetId} focusField={focusField} {...props} />
      )}
      <AssetDialog
        open={isChoosing}
        control={control}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false);
          choose(chosen);
        }}
      />
    </Stack>
  );
}
