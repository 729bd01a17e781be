import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContentLocales } from '../api/content-locales';
import { text } from '../text/text';
import { AssetDrawer } from './details/asset-drawer';
import { AssetList } from './library/asset-list';
import { type AssetFilter, assetShows, everyAsset } from './library/asset-query';
import { MediaFilters } from './library/media-filters';
import { useTags } from './library/use-tags';
import { pageUploads } from './upload/page-uploads';
import { UploadArea } from './upload/upload-area';
import { UploadList } from './upload/upload-list';

/** The media library. `?asset=` opens an asset. */
export function MediaPage() {
  const [filter, setFilter] = useState<AssetFilter>(everyAsset);
  const [search, setSearch] = useSearchParams();
  const defaultLocale = useContentLocales()?.[0]?.code;
  const assetId = search.get('asset') ?? undefined;
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{text('media.title')}</Typography>
      {defaultLocale !== undefined && <UploadSection locale={defaultLocale} />}
      <MediaFilters filter={filter} shows={assetShows} onChange={setFilter} />
      <AssetList
        filter={filter}
        defaultLocale={defaultLocale}
        chosenId={assetId}
        onFilter={setFilter}
        onChoose={({ sys }) => setSearch({ asset: sys.id })}
      />
      {assetId !== undefined && <AssetDrawer assetId={assetId} onClose={() => setSearch({})} />}
    </Stack>
  );
}

function UploadSection({ locale }: { readonly locale: string }) {
  const [isPublished, setPublished] = useState(true);
  const [tag, setTag] = useState('');
  const tags = useTags();
  return (
    <>
      <UploadArea
        isPublished={isPublished}
        onPublished={setPublished}
        onFiles={(files) =>
          pageUploads.add(files.map((file) => ({ file, locale, tags: tag === '' ? [] : [tag], isPublished })))
        }
      >
        {tags.length > 0 && (
          <TextField
            select
            size="small"
            fullWidth={false}
            label={text('media.upload.tag')}
            value={tag}
            onChange={({ target }) => setTag(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 160 }}
          >
            <MenuItem value="">{text('media.upload.no-tag')}</MenuItem>
            {tags.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </UploadArea>
      <UploadList store={pageUploads} />
    </>
  );
}
