import { Button, Collapse, Stack } from '@mui/material';
import { useState } from 'react';
import { ExpandIcon } from '../../../shell/icons';
import type { StudioField } from '../../../../../schemas/studio-form';
import { valueOf } from '../../../../model/fields';
import { useDocument } from '../../../composer/document-context';
import { type Crop, cropsOf } from '../../../focal-point/crops';
import { readFocalPoint } from '../../../focal-point/focal-point';
import { FocalPointEditor } from '../../../focal-point/focal-point-editor';
import { fileOf, thumbnailOf } from '../../../media/asset-file';
import { text } from '../../../text/text';
import { useLinkedAsset } from '../../linked-items';
import { useField } from '../../field/use-field';

interface Props {
  readonly assetId: string;
  /** Field of the picture. */
  readonly field: StudioField;
  readonly focusField: string;
  readonly entryId: string;
  readonly locale: string;
  readonly id: string;
  readonly labelledBy: string;
}

/** The focal point of a picture in an entry, initially collapsed. It is stored in a companion field. */
export function FocalPointControl({ assetId, field, focusField, entryId, locale, id, labelledBy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const label = text('focal.label', { field: field.label });
  const { value, onChange } = useField({ entryId, field: { ...field, name: focusField, label }, locale });
  const { data: asset } = useLinkedAsset(assetId);
  const crops = useCrops(entryId, field.name, locale);
  const source = asset ? thumbnailOf(fileOf(asset, locale), 640) : undefined;
  if (source === undefined) return null;
  return (
    <Stack>
      <Button
        size="small"
        id={`${id}-focus`}
        aria-labelledby={`${id}-focus ${labelledBy}`}
        aria-expanded={isOpen}
        aria-controls={`${id}-focus-body`}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('focal.open')}
      </Button>
      <Collapse in={isOpen} id={`${id}-focus-body`} unmountOnExit>
        <FocalPointEditor
          source={source}
          name={field.label}
          value={readFocalPoint(value)}
          crops={crops}
          onChange={(point) => onChange(point)}
        />
      </Collapse>
    </Stack>
  );
}

/** The crops of a field, without those of the entry's other pictures. */
function useCrops(entryId: string, field: string, locale: string): readonly Crop[] {
  const entry = useDocument(({ entries }) => entries[entryId]);
  if (!entry) return [];
  return cropsOf(entry.sys.contentType.sys.id, field).filter(
    ({ unless }) => unless === undefined || valueOf(entry.fields, unless, locale) === undefined,
  );
}
