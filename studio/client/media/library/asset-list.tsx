import { LinearProgress, Pagination, Stack, Typography } from '@mui/material';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import { AssetGrid } from './asset-grid';
import { type AssetFilter, assetsPerPage } from './asset-query';
import { useAssets } from './use-assets';
import { useSettled } from './use-settled';
import { useUnusedAssets } from './use-unused-assets';

const typingPauseMs = 250;

interface Props {
  readonly filter: AssetFilter;
  readonly defaultLocale: string | undefined;
  readonly chosenId: string | undefined;
  readonly onFilter: (filter: AssetFilter) => void;
  readonly onChoose: (asset: ManagedAsset) => void;
}

/** The assets that match a filter, in pages. */
export function AssetList({ filter, defaultLocale, chosenId, onFilter, onChoose }: Props) {
  const words = useSettled(filter.text, typingPauseMs);
  const wanted = { ...filter, text: words };
  const found = useAssets(wanted);
  const unused = useUnusedAssets(wanted, defaultLocale);
  const { data, error, isFetching, refetch } = wanted.show === 'unused' ? unused : found;
  const pages = Math.ceil((data?.total ?? 0) / assetsPerPage);
  return (
    <Stack spacing={1.5} sx={{ mt: 1.5 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {data ? text('media.count', { count: data.total }) : text('media.loading')}
      </Typography>
      <LinearProgress sx={{ visibility: isFetching ? 'visible' : 'hidden' }} aria-hidden />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <AssetGrid
          assets={data.items}
          defaultLocale={defaultLocale}
          chosenId={chosenId}
          onChoose={onChoose}
        />
      )}
      {pages > 1 && (
        <Pagination
          aria-label={text('media.pages')}
          sx={{ alignSelf: 'center' }}
          count={pages}
          page={filter.page + 1}
          onChange={(_event, page) => onFilter({ ...filter, page: page - 1 })}
        />
      )}
    </Stack>
  );
}
