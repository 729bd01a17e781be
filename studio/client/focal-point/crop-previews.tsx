import { Box, Typography } from '@mui/material';
import type { FocalPoint } from '../../../schemas/generated/types';
import { text } from '../text/text';
import type { Crop } from './crops';
import { focusPosition } from '../../../schemas/focal-point';

interface Props {
  readonly source: string;
  readonly value: FocalPoint | undefined;
  readonly crops: readonly Crop[];
}

/** Equal areas, so that tall and wide crops can be compared. */
const area = 96 * 96;

/** A picture in the crops of the site. */
export function CropPreviews({ source, value, crops }: Props) {
  return (
    <Box
      component="ul"
      aria-label={text('focal.crops')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end', m: 0, p: 0, listStyle: 'none' }}
    >
      {crops.map(({ id, ratio, automatic }) => (
        <Box component="li" key={id} sx={{ minWidth: 0 }}>
          <Box
            component="img"
            src={source}
            alt=""
            data-crop={id}
            sx={{
              display: 'block',
              width: Math.round(Math.sqrt(area * ratio)),
              aspectRatio: String(ratio),
              objectFit: 'cover',
              objectPosition: focusPosition(value ?? automatic),
              borderRadius: 0.5,
              bgcolor: 'action.hover',
            }}
          />
          <Typography variant="caption" color="textSecondary">
            {text(`focal.crop.${id}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
