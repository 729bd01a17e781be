import { Button, Collapse, Stack } from '@mui/material';
import { useId, useState } from 'react';
import type { FocalPoint, ManagedEntry } from '../../../../schemas/generated/types';
import { focusFieldOf } from '../../../../schemas/focal-point';
import { linkedId, linkedIds } from '../../../model/link';
import { cropOfCell } from '../../focal-point/crops';
import { readFocalPoint } from '../../focal-point/focal-point';
import { FocalPointEditor } from '../../focal-point/focal-point-editor';
import { fileOf, thumbnailOf } from '../../media/asset-file';
import { ExpandIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { useLinkedAsset } from '../linked-items';
import type { CellSize, GridCell } from './grid-cells';

/** The picture field of a game for each cell size. */
const pictureFields: Readonly<Record<CellSize, string>> = {
  '1x': 'thumbnail',
  '2xh': 'images',
  '2xv': 'verticalImage',
  '4x': 'thumbnail',
};

interface Props {
  readonly cell: GridCell;
  readonly game: ManagedEntry;
  readonly name: string;
  readonly locale: string;
  /** `undefined` uses the focal point of the game's picture. */
  readonly onFocus: (focus: FocalPoint | undefined) => void;
}

/** Sets a cell-specific crop of the picture. */
export function CellCrop({ cell, game, name, locale, onFocus }: Props) {
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const picture = pictureOfCell(game, cell.cell, locale);
  const { data: asset } = useLinkedAsset(picture?.assetId);
  const source = asset ? thumbnailOf(fileOf(asset, locale), 640) : undefined;
  // A square picture in a cell of another shape is not cropped.
  if (!picture || source === undefined) return null;
  const crop = cropOfCell(cell.cell);
  return (
    <Stack sx={{ flexBasis: '100%' }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('form.grid.crop')}
      </Button>
      <Collapse in={isOpen} id={body} unmountOnExit>
        <FocalPointEditor
          source={source}
          name={name}
          value={cell.focus}
          crops={[{ ...crop, automatic: picture.focus ?? crop.automatic }]}
          onChange={onFocus}
        />
      </Collapse>
    </Stack>
  );
}

function pictureOfCell(
  { fields }: ManagedEntry,
  size: CellSize,
  locale: string,
): { readonly assetId: string; readonly focus: FocalPoint | undefined } | undefined {
  const field = pictureFields[size];
  const value = fields[field]?.[locale];
  const assetId = linkedId(value, 'Asset') ?? linkedIds(value, 'Asset')[0];
  return assetId === undefined
    ? undefined
    : { assetId, focus: readFocalPoint(fields[focusFieldOf(field)]?.[locale]) };
}
