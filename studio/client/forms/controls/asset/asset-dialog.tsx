import { lazy, Suspense } from 'react';
import type { AssetKind } from './asset-control';

const MediaPicker = lazy(async () => ({
  default: (await import('../../../media/media-picker')).MediaPicker,
}));

interface Props {
  readonly open: boolean;
  readonly control: AssetKind;
  readonly onClose: () => void;
  readonly onChoose: (assetId: string) => void;
}

/** The media library, loaded when opened. */
export function AssetDialog({ open, control, onClose, onChoose }: Props) {
  if (!open) return null;
  return (
    <Suspense>
      <MediaPicker
        open
        onClose={onClose}
        onChoose={({ sys }) => onChoose(sys.id)}
        kind={control.kind}
        {...(control.kind === 'file' ? { mimetypeGroups: control.mimetypeGroups } : {})}
      />
    </Suspense>
  );
}
