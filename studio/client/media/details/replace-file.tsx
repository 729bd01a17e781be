import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { text } from '../../text/text';
import { pageUploads } from '../upload/page-uploads';
import { UploadArea } from '../upload/upload-area';
import { UploadList } from '../upload/upload-list';

interface Props {
  readonly asset: ManagedAsset;
  readonly defaultLocale: string;
}

/** Replaces the file of an asset, everywhere it is linked. */
export function ReplaceFile({ asset, defaultLocale }: Props) {
  const [isPublished, setPublished] = useState(asset.sys.publishedVersion !== undefined);
  const others = Object.keys(asset.fields.file ?? {}).filter((locale) => locale !== defaultLocale);
  return (
    <Stack spacing={1}>
      <Typography variant="body2">{text('media.replace.file-help')}</Typography>
      {others.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {text('media.replace.other-languages', { languages: others.join(', ') })}
        </Typography>
      )}
      <UploadArea
        isMultiple={false}
        isPublished={isPublished}
        onPublished={setPublished}
        onFiles={(files) =>
          pageUploads.add(
            files.map((file) => ({ file, locale: defaultLocale, tags: [], isPublished, replaces: asset })),
          )
        }
      />
      <UploadList store={pageUploads} assetId={asset.sys.id} />
    </Stack>
  );
}
