import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ManagedEntry } from '../../../schemas/generated/types';
import { text } from '../text/text';
import { type ExperimentResult, valuesOf } from './calls';
import { ResultTable } from './result-table';
import { neededText, severityOf, verdictText } from './verdict-text';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const colours = { planned: 'default', running: 'success', over: 'primary' } as const;

/** An experiment with its results; a draft has none. */
export function ExperimentCard({
  entry,
  result,
}: {
  entry: ManagedEntry;
  result: ExperimentResult | undefined;
}) {
  const { name, question } = valuesOf(entry);
  const title = typeof name === 'string' ? name : text('outline.unnamed');
  const needed = result && neededText(result);
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Chip
          size="small"
          color={result ? colours[result.state] : 'default'}
          label={text(result ? `experiments.state.${result.state}` : 'experiments.state.draft')}
        />
        <Button
          component={RouterLink}
          to={`/pages/${entry.sys.id}`}
          size="small"
          sx={{ marginInlineStart: 'auto' }}
          aria-label={text('experiments.openNamed', { name: title })}
        >
          {text('experiments.open')}
        </Button>
      </Box>
      {typeof question === 'string' && <Typography sx={{ mt: 0.5 }}>{question}</Typography>}
      {result && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {text('experiments.facts', {
              from: day.format(new Date(result.startsAt)),
              to: day.format(new Date(result.endsAt)),
              share: result.share,
              goal: text(`experiments.goal.${result.goal}`),
            })}
          </Typography>
          <Alert severity={severityOf(result)} sx={{ my: 1.5 }}>
            {verdictText(result)}
            {needed && (
              <Typography variant="body2" sx={{ mt: 0.5 }}>
                {needed}
              </Typography>
            )}
          </Alert>
          <ResultTable result={result} title={title} />
        </>
      )}
    </Paper>
  );
}
