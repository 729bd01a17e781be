import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FocalPoint, ManagedAsset } from '../../../../schemas/generated/types';
import { type Crop, cropsOf } from '../../focal-point/crops';
import { isSamePoint, readFocalPoint } from '../../focal-point/focal-point';
import { FocalPointEditor } from '../../focal-point/focal-point-editor';
import { text } from '../../text/text';
import { fileOf, thumbnailOf, titleOf } from '../asset-file';
import { mediaKey } from '../library/use-assets';
import { type FocusPlace, focusPlaces } from './focus-places';
import { saveFocus } from './save-focus';
import { useAssetUses } from './use-asset';

interface Props {
  readonly asset: ManagedAsset;
  readonly defaultLocale: string;
}

/** The focal point of a picture in all places that crop it. Assets cannot store one, so it is stored in each of these. */
export function AssetFocus({ asset, defaultLocale }: Props) {
  const { data: users } = useAssetUses(asset.sys.id);
  const source = thumbnailOf(fileOf(asset, defaultLocale), 640);
  if (!users || source === undefined) return null;
  const places = focusPlaces(users, defaultLocale);
  if (places.length === 0) return <Typography variant="body2">{text('media.focus.unused')}</Typography>;
  const name = titleOf(asset, defaultLocale);
  return <PlacesFocus source={source} name={name} places={places} />;
}

interface PlacesProps {
  readonly source: string;
  readonly name: string;
  readonly places: readonly FocusPlace[];
}

function PlacesFocus({ source, name, places }: PlacesProps) {
  const points = places.map(({ stored }) => readFocalPoint(stored));
  const isShared = points.every((point) => isSamePoint(point, points[0]));
  const [edited, setEdited] = useState<{ readonly point: FocalPoint | undefined }>();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<number>();
  const client = useQueryClient();
  const value = edited ? edited.point : points.find((point) => point !== undefined);
  const open = edited ? places.filter((_place, index) => !isSamePoint(points[index], edited.point)) : [];

  async function save() {
    setBusy(true);
    const missed = await saveFocus(open, value);
    // Awaited, because the previous values would otherwise be shown again.
    await client.invalidateQueries({ queryKey: mediaKey });
    setFailed(missed);
    if (missed === 0) setEdited(undefined);
    setBusy(false);
  }

  return (
    <Stack spacing={1.5}>
      {!isShared && !edited && <Alert severity="info">{text('media.focus.differs')}</Alert>}
      <FocalPointEditor
        source={source}
        name={name}
        value={value}
        crops={cropsOfPlaces(places)}
        onChange={(point) => {
          setEdited({ point });
          setFailed(undefined);
        }}
      />
      <div aria-live="polite">
        {failed === 0 && <Alert severity="success">{text('media.focus.saved')}</Alert>}
        {failed !== undefined && failed > 0 && (
          <Alert severity="error">{text('media.focus.failed', { count: failed })}</Alert>
        )}
      </div>
      <Button
        variant="contained"
        disabled={open.length === 0}
        loading={isBusy}
        onClick={() => void save()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('media.focus.save', { count: open.length })}
      </Button>
    </Stack>
  );
}

/** The distinct crops of all places. */
function cropsOfPlaces(places: readonly FocusPlace[]): Crop[] {
  const crops = places.flatMap(({ contentType, field }) => cropsOf(contentType, field));
  return [...new Map(crops.map((crop) => [crop.id, crop])).values()];
}
