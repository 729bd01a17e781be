import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { text } from '../text/text';
import { usePageChecks } from './checks-context';
import { FindingList } from './finding-list';

/** Whether the page may be published: checked, and without errors. An unreachable site does not block publishing. */
export function useIsPublishable(): boolean {
  const { reply, isChecking, error } = usePageChecks();
  if (error) return true;
  return !isChecking && reply !== undefined && !reply.findings.some(({ severity }) => severity === 'error');
}

interface ChecksFirstProps {
  locale: string;
  onShow: (entryId: string) => void;
}

/** Findings shown before publishing: errors to correct, and warnings. */
export function ChecksFirst({ locale, onShow }: ChecksFirstProps) {
  const { reply, isChecking, error } = usePageChecks();
  const findings = reply?.findings ?? [];
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      {error && <Alert severity="warning">{text('checks.unchecked')}</Alert>}
      {isChecking && !error && <Typography color="textSecondary">{text('checks.running')}</Typography>}
      {errors.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 650 }}>{text('checks.first', { count: errors.length })}</Typography>
          <FindingList findings={errors} locale={locale} onShow={onShow} />
        </>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>{text('checks.warningsToo', { count: warnings.length })}</summary>
          <Box sx={{ mt: 1 }}>
            <FindingList findings={warnings} locale={locale} onShow={onShow} />
          </Box>
        </details>
      )}
    </Box>
  );
}
