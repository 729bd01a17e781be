import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import type { ManagedAsset } from '../../../schemas/generated/types';
import { text } from '../text/text';
import { AssetList } from './asset-list';
import { type AssetFilter, everyAsset } from './asset-query';
import { useContentLocales } from './content-locales';
import { fileKinds, MediaFilters } from './media-filters';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (asset: ManagedAsset) => void;
  /** Pictures, or files of another kind. */
  readonly kind: 'picture' | 'file';
  /** Of files: which ones the field takes, as the content service groups them. Any when empty. */
  readonly mimetypeGroups?: readonly string[];
}

/** Kinds by the groups that content types name. */
const kindsOfGroups: Readonly<Record<string, AssetFilter['kind']>> = {
  image: 'picture',
  video: 'video',
  pdfdocument: 'document',
};

/** Asks for a picture or another file of the library. */
export function MediaPicker({ open, onClose, onChoose, kind, mimetypeGroups = [] }: Props) {
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={title}>
      <DialogTitle id={title}>{text(`media.picker.${kind}`)}</DialogTitle>
      <PickerContent kinds={kindsFor(kind, mimetypeGroups)} onChoose={onChoose} />
      <DialogActions>
        <Button onClick={onClose}>{text('media.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Begins anew each time the dialog opens. */
function PickerContent({
  kinds,
  onChoose,
}: {
  readonly kinds: readonly AssetFilter['kind'][];
  readonly onChoose: (asset: ManagedAsset) => void;
}) {
  const [filter, setFilter] = useState<AssetFilter>({ ...everyAsset, kind: kinds[0] ?? 'all' });
  const defaultLocale = useContentLocales()?.[0]?.code;
  return (
    <DialogContent dividers>
      <MediaFilters filter={filter} kinds={kinds} shows={['all']} onChange={setFilter} />
      <AssetList
        filter={filter}
        defaultLocale={defaultLocale}
        chosenId={undefined}
        onFilter={setFilter}
        onChoose={onChoose}
      />
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
