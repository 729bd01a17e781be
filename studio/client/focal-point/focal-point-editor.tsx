import { Button, FormHelperText, Stack } from '@mui/material';
import type { FocalPoint } from '../../../schemas/generated/types';
import { text } from '../text/text';
import { CropPreviews } from './crop-previews';
import type { Crop } from './crops';
import { PointPicker } from './point-picker';

interface Props {
  readonly source: string;
  /** Name of the picture or field. */
  readonly name: string;
  readonly value: FocalPoint | undefined;
  readonly crops: readonly Crop[];
  /** `undefined` uses the site's default crop. */
  readonly onChange: (point: FocalPoint | undefined) => void;
}

/** Sets the focal point of a picture and previews its crops. */
export function FocalPointEditor({ source, name, value, crops, onChange }: Props) {
  return (
    <Stack spacing={1}>
      <PointPicker source={source} name={name} value={value} onChange={onChange} />
      <FormHelperText>{text('focal.help')}</FormHelperText>
      <CropPreviews source={source} value={value} crops={crops} />
      {value && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => onChange(undefined)}>
          {text('focal.remove')}
        </Button>
      )}
    </Stack>
  );
}
