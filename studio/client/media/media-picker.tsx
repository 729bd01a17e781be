import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, useState } from 'react';
import type { ManagedAsset } from '../../../schemas/generated/types';
import { text } from '../text/text';
import { AssetList } from './library/asset-list';
import { type AssetFilter, everyAsset } from './library/asset-query';
import { useContentLocales } from '../api/content-locales';
import { fileKinds, MediaFilters } from './library/media-filters';
import { UploadArea } from './upload/upload-area';
import { uploadCalls } from './upload/upload-calls';
import { UploadList } from './upload/upload-list';
import { createUploadStore } from './upload/upload-store';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (asset: ManagedAsset) => void;
  /** Pictures, or files of another kind. */
  readonly kind: 'picture' | 'file';
  /** Accepted kinds of files, as the content service groups them. Any if empty. */
  readonly mimetypeGroups?: readonly string[];
  /** Tag ids for files uploaded here, such as the brand of the edited page. */
  readonly tags?: readonly string[];
}

/** Kinds by the groups of content types. */
const kindsOfGroups: Readonly<Record<string, AssetFilter['kind']>> = {
  image: 'picture',
  video: 'video',
  pdfdocument: 'document',
};

/** Dialog to choose a picture or another file of the library. */
export function MediaPicker({ open, onClose, onChoose, kind, mimetypeGroups = [], tags = [] }: Props) {
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={title}>
      <DialogTitle id={title}>{text(`media.picker.${kind}`)}</DialogTitle>
      <PickerContent kinds={kindsFor(kind, mimetypeGroups)} tags={tags} onChoose={onChoose} />
      <DialogActions>
        <Button onClick={onClose}>{text('media.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ContentProps {
  readonly kinds: readonly AssetFilter['kind'][];
  readonly tags: readonly string[];
  readonly onChoose: (asset: ManagedAsset) => void;
}

/** Remounted each time the dialog opens. */
function PickerContent({ kinds, tags, onChoose }: ContentProps) {
  const [filter, setFilter] = useState<AssetFilter>({ ...everyAsset, kind: kinds[0] ?? 'all' });
  const [uploads] = useState(() => createUploadStore(uploadCalls));
  const [isPublished, setPublished] = useState(true);
  const defaultLocale = useContentLocales()?.[0]?.code;
  return (
    <DialogContent dividers>
      <Stack spacing={1.5}>
        {defaultLocale !== undefined && (
          <UploadArea
            isPublished={isPublished}
            onPublished={setPublished}
            onFiles={(files) =>
              uploads.add(files.map((file) => ({ file, locale: defaultLocale, tags, isPublished })))
            }
          />
        )}
        <UploadList store={uploads} onUse={onChoose} />
        <MediaFilters filter={filter} kinds={kinds} shows={['all']} onChange={setFilter} />
        <AssetList
          filter={filter}
          defaultLocale={defaultLocale}
          chosenId={undefined}
          onFilter={setFilter}
          onChoose={onChoose}
        />
      </Stack>
    </DialogContent>
  );
}

/** The kinds of files to offer for a field. */
export function kindsFor(
  kind: Props['kind'],
  mimetypeGroups: readonly string[],
): readonly AssetFilter['kind'][] {
  if (kind === 'picture') return ['picture'];
  const kinds = mimetypeGroups.flatMap((group) => kindsOfGroups[group] ?? []);
  return kinds.length > 0 ? kinds : fileKinds;
}
