import { Box, Card, CardActionArea, Chip, Typography } from '@mui/material';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { text } from '../../text/text';
import { fileOf, kindOf, titleOf, weightText } from '../asset-file';
import { AssetThumbnail } from '../asset-thumbnail';
import { assetWarnings } from '../asset-warnings';

interface Props {
  readonly asset: ManagedAsset;
  readonly defaultLocale: string | undefined;
  readonly isChosen: boolean;
  readonly tabIndex: number;
  readonly onChoose: (asset: ManagedAsset) => void;
}

/** An asset in a list. */
export function AssetCard({ asset, defaultLocale, isChosen, tabIndex, onChoose }: Props) {
  const title = titleOf(asset, defaultLocale);
  // Most pictures of games have no text, because the game's name is beside them.
  const [warning, ...more] = assetWarnings(asset, defaultLocale).filter(({ id }) => id !== 'no-alt');
  return (
    <Card variant="outlined" sx={{ height: '100%', borderColor: isChosen ? 'primary.main' : 'divider' }}>
      <CardActionArea
        aria-pressed={isChosen}
        tabIndex={tabIndex}
        onClick={() => onChoose(asset)}
        sx={{ height: '100%', display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        <AssetThumbnail asset={asset} defaultLocale={defaultLocale} height={130} />
        <Box sx={{ p: 1, flexGrow: 1 }}>
          <Typography variant="body2" noWrap title={title}>
            {title}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {factsOf(asset, defaultLocale)}
          </Typography>
          {!asset.sys.publishedVersion && <Chip size="small" label={text('media.state.draft')} />}
          {warning && (
            <Chip
              size="small"
              color="warning"
              variant="outlined"
              label={
                more.length === 0
                  ? text(`media.warning.${warning.id}.short`)
                  : text('media.warning.several', { count: more.length + 1 })
              }
            />
          )}
        </Box>
      </CardActionArea>
    </Card>
  );
}

/** For example "1200 × 800 · 140 kB". */
export function factsOf(asset: ManagedAsset, defaultLocale: string | undefined): string {
  const file = fileOf(asset, defaultLocale);
  const { image, size } = file?.details ?? {};
  return [
    image
      ? text('media.size', { width: image.width, height: image.height })
      : text(`media.kind.${kindOf(file?.contentType ?? '')}`),
    ...(size === undefined ? [] : [weightText(size)]),
  ].join(' · ');
}
