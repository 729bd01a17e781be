import { Box, Skeleton, Typography } from '@mui/material';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { AssetThumbnail } from '../../media/asset-thumbnail';
import { text } from '../../text/text';
import { entryName, pictureOf } from '../entry-name';
import { formOf } from '../form-catalogue';
import { defaultLocaleOf, fallbacksOf, useForm } from '../form-context';
import { pathOfPage } from '../link-target';
import { useLinkedAsset, useLinkedEntry } from '../linked-items';

/** An entry of the catalogue that a field links. */
export function EntrySummary({ entryId }: { entryId: string }) {
  const { data: entry, isPending } = useLinkedEntry(entryId);
  if (isPending) return <Skeleton variant="rounded" height={40} />;
  if (!entry) return <Typography variant="body2">{text('form.reference.missing')}</Typography>;
  return <EntryLine entry={entry} />;
}

/** An entry in one line: picture, name and kind. */
export function EntryLine({ entry }: { entry: ManagedEntry }) {
  const { locale, locales } = useForm();
  const type = entry.sys.contentType.sys.id;
  const { data: picture } = useLinkedAsset(pictureOf(entry));
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      {picture && (
        <Box sx={{ width: 56, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
          <AssetThumbnail asset={picture} defaultLocale={defaultLocaleOf(locales)} height={40} />
        </Box>
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {entryName(type, entry.fields, [locale, ...fallbacksOf(locales, locale)])}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {pathOfPage(entry.fields) ?? formOf(type)?.label ?? type}
          {entry.sys.publishedAt === undefined && ` · ${text('form.reference.draft')}`}
        </Typography>
      </Box>
    </Box>
  );
}
