import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import type { ImpactReply } from '../../../schemas/generated/types';
import { useSites } from '../api/sites';
import type { PageChange } from '../publishing/model/page-changes';
import { text } from '../text/text';
import { CompareButton } from './compare-button';
import { PageLink } from './page-link';
import { useImpact } from './use-impact';

const CompareDialog = lazy(() =>
  import('../compare/compare-dialog').then(({ CompareDialog: dialog }) => ({ default: dialog })),
);

/** All sites can be chosen. */
const everywhere = { brands: [], markets: [] };

/** A page of a site that is compared. */
interface Compared {
  brand: string;
  locale: string;
  path: string;
}

/** Number of entries from which a list has a search. */
const searchFrom = 12;

/** All brands, markets, languages and pages that a publication changes for visitors. */
export function Impact({ changes }: { changes: readonly PageChange[] }) {
  const { data, error, isFetching } = useImpact(changes);
  if (changes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="impact-title">
      <Typography id="impact-title" variant="subtitle2" component="h3">
        {text('impact.title')}
      </Typography>
      <Box aria-live="polite">
        {isFetching && <Typography color="textSecondary">{text('impact.running')}</Typography>}
        {error && <Alert severity="info">{text('impact.failed')}</Alert>}
        {data && !isFetching && <Affected sites={data.sites} />}
      </Box>
    </Box>
  );
}

function Affected({ sites }: ImpactReply) {
  const [search, setSearch] = useState('');
  const [compared, setCompared] = useState<Compared>();
  const brands = [...new Set(sites.map(({ brand }) => brand))];
  const count = sites.reduce((sum, { pages }) => sum + pages.length, 0);
  const { data } = useSites();
  if (sites.length === 0) return <Typography variant="body2">{text('impact.nothing')}</Typography>;
  const nameOf = (id: string) => data?.brands.find((brand) => brand.id === id)?.name ?? id;
  const matches = ({ brand, locale, pages }: ImpactReply['sites'][number]) => ({
    brand,
    locale,
    pages: pages.filter(({ path }) => `/${locale}${path}`.toLowerCase().includes(search.toLowerCase())),
  });
  return (
    <details>
      <summary>
        {text('impact.summary', {
          pages: sites.some(({ everyPage }) => everyPage)
            ? text('impact.everyPage')
            : text('impact.pages', { count }),
          brands: text('impact.brands', { count: brands.length }),
        })}
      </summary>
      {count > searchFrom && (
        <TextField
          size="small"
          type="search"
          label={text('impact.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ my: 1 }}
        />
      )}
      {brands.map((brand) => (
        <Box key={brand} sx={{ mt: 1 }}>
          <Typography variant="subtitle2" component="h4">
            {nameOf(brand)}
          </Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {sites
              .filter((site) => site.brand === brand)
              .map(matches)
              .flatMap(({ locale, pages }) =>
                pages.map(({ path, change }) => (
                  <li key={`${locale}${path}`}>
                    <PageLink
                      {...{ brand, locale, path, change }}
                      onCompare={() => setCompared({ brand, locale, path })}
                    />
                  </li>
                )),
              )}
            {sites
              .filter((site) => site.brand === brand && site.everyPage)
              .map(({ locale }) => (
                <li key={`${locale} every page`}>
                  /{locale}: {text('impact.everyPage')}{' '}
                  <CompareButton
                    brand={brand}
                    address={`/${locale}`}
                    onCompare={() => setCompared({ brand, locale, path: '/' })}
                  />
                </li>
              ))}
          </Box>
        </Box>
      ))}
      {compared && data && (
        <Suspense fallback={null}>
          <CompareDialog
            sites={data}
            scope={everywhere}
            path={compared.path}
            search={new URLSearchParams({ brand: compared.brand, locale: compared.locale })}
            onClose={() => setCompared(undefined)}
          />
        </Suspense>
      )}
    </details>
  );
}
