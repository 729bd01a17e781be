import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ApiError } from '../api/call';
import { text } from '../text/text';

/** Error message of a failed call, with a retry button. */
export function Problem({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={onRetry && <Button onClick={onRetry}>{text('shell.again')}</Button>}
    >
      {problemText(error)}
    </Alert>
  );
}

/** The text of an error for editors. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return text('problem.unexpected');
  switch (error.id) {
    case 'Offline':
      return text('problem.offline');
    case 'SignedOut':
      return text('problem.signedOut');
    case 'AccessDenied':
      return text('problem.denied', { reason: error.message });
    case 'NotFound':
      return text('problem.notFound');
    case 'VersionMismatch':
      return text('problem.stale');
    case 'ContentUnreachable':
      return text('problem.contentDown');
    case 'SiteUnreachable':
      return text('problem.siteDown');
    case 'NoPreview':
      return text('problem.noPreview');
    case 'RateLimitExceeded':
      return text('problem.busy');
    default:
      return text('problem.other', { reason: error.message });
  }
}
