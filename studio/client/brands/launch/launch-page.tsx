import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { LaunchReportReply } from '../../../../schemas/generated/types';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import { useBrand } from '../brand-layout';
import { readReport } from '../calls';
import { LaunchFinding } from './launch-finding';

const severities = { ready: 'success', warning: 'warning', blocker: 'error' } as const;
const seconds = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'second',
  maximumFractionDigits: 1,
});

/** The launch report of a brand. */
export function LaunchPage() {
  const brand = useBrand();
  const report = useQuery({
    queryKey: ['launch-report', brand.id],
    queryFn: ({ signal }) => readReport(brand.id, signal),
    // Loaded on demand only, because it renders the pages of every market.
    staleTime: Infinity,
    retry: false,
  });
  const { data, isFetching } = report;
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1" sx={{ flexGrow: 1 }}>
          {text('brands.launch', { brand: brand.name })}
        </Typography>
        <Button variant="outlined" disabled={isFetching} onClick={() => void report.refetch()}>
          {text('brands.launch.again')}
        </Button>
      </Box>
      <Box role="status">
        {isFetching && (
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <CircularProgress size={20} aria-hidden />
            <Typography color="textSecondary">{text('brands.launch.working')}</Typography>
          </Stack>
        )}
        {data && !isFetching && (
          <Alert severity={severities[data.verdict]}>
            <strong>{data.text}</strong>{' '}
            {text('brands.launch.counts', {
              blockers: data.counts.blocker,
              warnings: data.counts.warning,
              notes: data.counts.note,
              took: seconds.format(data.took / 1_000),
            })}
          </Alert>
        )}
      </Box>
      {report.error && <Problem error={report.error} onRetry={() => void report.refetch()} />}
      {data && (
        <>
          <Markets markets={data.markets} />
          {data.subjects.map(({ id, name, findings }) => (
            <section key={id} aria-labelledby={`launch-${id}`}>
              <Typography id={`launch-${id}`} component="h2" variant="h3" sx={{ mb: 1 }}>
                {name}
              </Typography>
              {findings.length === 0 && (
                <Typography color="textSecondary">{text('brands.launch.nothing')}</Typography>
              )}
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
                {findings.map((finding, index) => (
                  <LaunchFinding key={index} brandId={brand.id} finding={finding} />
                ))}
              </Box>
            </section>
          ))}
        </>
      )}
    </Stack>
  );
}

function Markets({ markets }: Pick<LaunchReportReply, 'markets'>) {
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={text('brands.launch.markets')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('brands.market')}</TableCell>
            <TableCell>{text('brands.launch.status')}</TableCell>
            <TableCell>{text('brands.launch.locales')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {markets.map(({ code, name, status, locales }) => (
            <TableRow key={code}>
              <TableCell component="th" scope="row">
                {name} ({code})
              </TableCell>
              <TableCell>{status}</TableCell>
              <TableCell>{locales.join(', ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
