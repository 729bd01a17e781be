import { Box, Typography } from '@mui/material';
import type { ManagedAsset } from '../../../schemas/generated/types';
import type { ImageWidth } from '../../../schemas/image-sizes';
import { text } from '../text/text';
import { fileOf, kindOf, thumbnailOf } from './asset-file';

interface Props {
  readonly asset: ManagedAsset;
  readonly defaultLocale: string | undefined;
  readonly width?: ImageWidth;
  /** In CSS pixels. */
  readonly height: number;
}

/** Thumbnail of a picture, or icon of another file. Decorative: the text beside it names the asset. */
export function AssetThumbnail({ asset, defaultLocale, width = 240, height }: Props) {
  const file = fileOf(asset, defaultLocale);
  // The content service does not serve pictures of archived assets.
  const source = asset.sys.archivedAt === undefined ? thumbnailOf(file, width) : undefined;
  return (
    <Box
      sx={{
        height,
        display: 'grid',
        grid: '100% / 100%',
        placeItems: 'center',
        bgcolor: 'action.hover',
        overflow: 'hidden',
      }}
    >
      {source === undefined ? (
        <Typography variant="overline" color="textSecondary">
          {text(file?.url ? `media.kind.${kindOf(file.contentType)}` : 'media.no-file')}
        </Typography>
      ) : (
        <Box
          component="img"
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
