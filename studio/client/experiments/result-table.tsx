import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { text } from '../text/text';
import type { ExperimentResult } from './calls';
import { number, showPoints, showRate } from './verdict-text';

/** Visitors, rate and difference of each variant, with 95 % intervals. */
export function ResultTable({ result, title }: { result: ExperimentResult; title: string }) {
  const { variants } = result;
  return (
    // Focusable, because it scrolls on phones.
    <Box
      tabIndex={0}
      role="region"
      aria-label={text('experiments.table', { name: title })}
      sx={{ overflowX: 'auto' }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('experiments.variant')}</TableCell>
            <TableCell align="right">{text('experiments.visitors')}</TableCell>
            <TableCell align="right">{text('experiments.reached')}</TableCell>
            <TableCell align="right">{text('experiments.rate')}</TableCell>
            <TableCell align="right">{text('experiments.difference')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {variants.map((variant, index) => (
            <TableRow key={variant.key}>
              <TableCell component="th" scope="row">
                {variant.name}
                <Typography variant="caption" component="div" color="textSecondary">
                  {text(index === 0 ? 'experiments.control' : 'experiments.weight', {
                    key: variant.key,
                    weight: variant.weight,
                  })}
                </Typography>
              </TableCell>
              <TableCell align="right">{number.format(variant.visitors)}</TableCell>
              <TableCell align="right">{number.format(variant.reached)}</TableCell>
              <TableCell align="right">
                {variant.rate === undefined ? '–' : showRate(variant.rate)}
                {variant.interval && (
                  <Range from={showRate(variant.interval.from)} to={showRate(variant.interval.to)} />
                )}
              </TableCell>
              <TableCell align="right">
                {variant.difference === undefined ? '–' : showPoints(variant.difference)}
                {variant.differenceInterval && (
                  <Range
                    from={showPoints(variant.differenceInterval.from)}
                    to={showPoints(variant.differenceInterval.to)}
                  />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Range({ from, to }: { from: string; to: string }) {
  return (
    <Typography variant="caption" component="div" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
      {text('experiments.interval', { from, to })}
    </Typography>
  );
}
