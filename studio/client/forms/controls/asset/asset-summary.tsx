import { Box, Skeleton, Typography } from '@mui/material';
import { AssetThumbnail } from '../../../media/asset-thumbnail';
import { fileOf, titleOf, weightText } from '../../../media/asset-file';
import { text } from '../../../text/text';
import { defaultLocaleOf, useForm } from '../../form-context';
import { useLinkedAsset } from '../../linked-items';

/** A picture or file with its name, size and weight. */
export function AssetSummary({ assetId, compact = false }: { assetId: string; compact?: boolean }) {
  const { locales } = useForm();
  const { data: asset, isPending } = useLinkedAsset(assetId);
  const locale = defaultLocaleOf(locales);
  if (isPending) return <Skeleton variant="rounded" height={56} />;
  if (!asset) return <Typography variant="body2">{text('form.asset.missing')}</Typography>;
  const file = fileOf(asset, locale);
  const size = file?.details?.image;
  const weight = file?.details && weightText(file.details.size);
  const facts = [
    size && text('media.size', { width: size.width, height: size.height }),
    weight,
    file?.contentType,
  ];
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <Box sx={{ width: compact ? 56 : 96, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
        <AssetThumbnail asset={asset} defaultLocale={locale} height={compact ? 40 : 64} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {titleOf(asset, locale)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}
