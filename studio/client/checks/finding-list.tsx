import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CheckFinding } from '../api/checks';
import { useSites } from '../api/sites';
import { useDocument } from '../composer/document-context';
import { entryName } from '../composer/structure';
import { text } from '../text/text';

/** Most locations listed; the rest are counted. */
const mostPlaces = 8;

const colors = { error: 'error', warning: 'warning', note: 'info' } as const satisfies Record<
  CheckFinding['severity'],
  AlertColor
>;

interface FindingListProps {
  findings: readonly CheckFinding[];
  /** Language of entry names. */
  locale: string;
  onShow: (entryId: string) => void;
}

/** Findings with remedies, locations and links to the entries. */
export function FindingList({ findings, locale, onShow }: FindingListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {findings.map((finding, index) => (
        <li key={`${finding.kind}-${index}`}>
          <Alert severity={colors[finding.severity]} variant="outlined" role="group">
            <Typography variant="body2" sx={{ fontWeight: 650 }}>
              {text(`checks.severity.${finding.severity}`)}: {finding.text}
            </Typography>
            <Typography variant="body2">{finding.remedy}</Typography>
            <Places finding={finding} locale={locale} onShow={onShow} />
            <Sites sites={finding.sites} />
          </Alert>
        </li>
      ))}
    </Box>
  );
}

function Places({ finding, locale, onShow }: Omit<FindingListProps, 'findings'> & { finding: CheckFinding }) {
  const ids = [...new Set(finding.places.map(({ entryId }) => entryId))];
  const entries = useDocument((state) => state.entries);
  if (ids.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, my: 0.5, paddingInlineStart: 2.5 }}>
      {ids.slice(0, mostPlaces).map((id) => (
        <li key={id}>
          <Link component="button" type="button" variant="body2" onClick={() => onShow(id)}>
            {entryName(entries[id], locale) || text('checks.otherEntry', { id })}
          </Link>
        </li>
      ))}
      {ids.length > mostPlaces && <li>{text('checks.morePlaces', { count: ids.length - mostPlaces })}</li>}
    </Box>
  );
}

function Sites({ sites }: { sites: CheckFinding['sites'] }) {
  const { data } = useSites();
  const nameOf = (id: string) => data?.brands.find((brand) => brand.id === id)?.name ?? id;
  const words = sites.map(({ brand, locales }) =>
    locales.length === 0
      ? nameOf(brand)
      : text('checks.site', { brand: nameOf(brand), locales: locales.join(', ') }),
  );
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {text('checks.where', { sites: words.join('; ') })}
    </Typography>
  );
}
