import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { LaunchReportReply } from '../../../../schemas/generated/types';
import { text } from '../../text/text';

type Finding = LaunchReportReply['subjects'][number]['findings'][number];

/** Number of locations shown before the list is expanded. */
const fewPlaces = 5;

const severities = { blocker: 'error', warning: 'warning', note: 'info' } as const;

/** One finding: severity, text, remedy, locations, and a link to correct it. */
export function LaunchFinding({ brandId, finding }: { brandId: string; finding: Finding }) {
  const { severity, markets, locales, places, remedy } = finding;
  const [isOpen, setOpen] = useState(false);
  const [locale] = locales;
  const shown = isOpen ? places : places.slice(0, fewPlaces);
  const where = locales.length > 0 ? locales : markets;
  return (
    <li>
      <Alert severity={severities[severity]} variant="outlined" role="group">
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {text(`brands.launch.severity.${severity}`)}: {finding.text}
        </Typography>
        <Typography variant="body2">{remedy}</Typography>
        <Box component="ul" sx={{ m: 0, my: 0.5, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
          {shown.map(({ at, path, pageId, entryId }) => (
            <li key={at}>
              {pageId === undefined || entryId === undefined ? (
                <Typography component="span" variant="body2">
                  {at}
                </Typography>
              ) : (
                <Link
                  component={RouterLink}
                  variant="body2"
                  to={`/pages/${encodeURIComponent(pageId)}?${new URLSearchParams({
                    brand: brandId,
                    ...(locale === undefined ? {} : { locale }),
                    block: entryId,
                  })}`}
                >
                  {at}
                </Link>
              )}{' '}
              <Typography component="span" variant="caption" color="textSecondary">
                {path}
              </Typography>
            </li>
          ))}
        </Box>
        {places.length > shown.length && (
          <Button size="small" onClick={() => setOpen(true)}>
            {text('brands.launch.more', { count: places.length - shown.length })}
          </Button>
        )}
        {where.length > 0 && (
          <Typography variant="caption" component="p" color="textSecondary">
            {where.join(', ')}
          </Typography>
        )}
      </Alert>
    </li>
  );
}
