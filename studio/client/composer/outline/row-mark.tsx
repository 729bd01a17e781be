import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { PreviewBlock } from '../../../../schemas/generated/types';
import { useFindingsOf } from '../../checks/checks-context';
import { ErrorIcon, HiddenIcon, WarningIcon } from '../../shell/icons';
import { text } from '../../text/text';

interface RowMarkProps {
  /** The block and its parts. */
  entryIds: readonly string[];
  /** The block in the preview. */
  shown: PreviewBlock | undefined;
}

/** Icon for a faulty or hidden block, with an accessible name. */
export function RowMark({ entryIds, shown }: RowMarkProps) {
  const findings = useFindingsOf(entryIds);
  const fault = shown?.fault;
  const told = findings.filter(({ severity }) => severity !== 'note');
  const [finding] = told;
  const more = told.length - 1;
  const name = fault
    ? text('outline.fault', { reason: fault.reason })
    : finding
      ? [
          `${text(`checks.severity.${finding.severity}`)}: ${finding.text}`,
          ...(more > 0 ? [text('outline.moreFindings', { count: more })] : []),
        ].join(' ')
      : shown?.hidden?.text;
  if (name === undefined) return null;
  const isError = fault !== undefined || finding?.severity === 'error';
  const Icon = isError ? ErrorIcon : finding ? WarningIcon : HiddenIcon;
  const color = isError ? 'error.main' : finding ? 'warning.main' : 'text.secondary';
  return (
    <Tooltip title={name}>
      <Box component="span" role="img" aria-label={name} sx={{ color, display: 'flex' }}>
        <Icon fontSize="small" />
      </Box>
    </Tooltip>
  );
}
