import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useSites } from '../api/sites';
import type { ShownPage } from '../composer/preview/use-preview';
import { text } from '../text/text';
import { joined } from './condition-text';

type Variant = NonNullable<NonNullable<ShownPage['page']>['variants']>[number];

/** Where the page applies, and other pages with the same address: the most specific one is shown. */
export function PageVariants({ page: { page } }: { page: ShownPage }) {
  const whereOf = useWhere();
  const [shown, ...others] = page?.variants ?? [];
  if (!shown) return <Typography variant="body2">{text('why.page.none')}</Typography>;
  return (
    <>
      <Typography variant="body2">{text('why.page.for', { where: whereOf(shown) })}</Typography>
      {others.length > 0 && (
        <>
          <Typography variant="body2">{text('why.page.others', { count: others.length })}</Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {others.map((variant) => (
              <li key={variant.entryId}>
                <Link
                  component={RouterLink}
                  variant="body2"
                  to={`/pages/${encodeURIComponent(variant.entryId)}`}
                >
                  {whereOf(variant)}
                </Link>
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  );
}

function useWhere(): (variant: Variant) => string {
  const { data } = useSites();
  const brandName = (id: string) => data?.brands.find((brand) => brand.id === id)?.name ?? id;
  const marketName = (code: string) =>
    data?.brands.flatMap(({ markets }) => markets).find((market) => market.code === code)?.name ?? code;
  return ({ brands, markets, channels }) =>
    [
      brands ? joined(brands.map(brandName)) : text('why.page.everyBrand'),
      markets ? joined(markets.map(marketName)) : text('why.page.everyMarket'),
      ...(channels ? [joined(channels)] : []),
    ].join(', ');
}
