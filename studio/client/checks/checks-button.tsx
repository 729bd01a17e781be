import Button from '@mui/material/Button';
import { useState } from 'react';
import { CheckIcon, WarningIcon } from '../shell/icons';
import { text } from '../text/text';
import { usePageChecks } from './checks-context';
import { ChecksPanel } from './checks-panel';

interface ChecksButtonProps {
  locale: string;
  onShow: (entryId: string) => void;
}

/** Number of errors and warnings of the page; opens the list. */
export function ChecksButton({ locale, onShow }: ChecksButtonProps) {
  const { reply, error } = usePageChecks();
  const [open, setOpen] = useState(false);
  const count = (severity: string) =>
    (reply?.findings ?? []).filter((finding) => finding.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  return (
    <>
      <Button
        color={errors > 0 ? 'error' : 'inherit'}
        startIcon={errors + warnings > 0 || error ? <WarningIcon /> : <CheckIcon />}
        onClick={() => setOpen(true)}
      >
        {words(errors, warnings, reply !== undefined)}
      </Button>
      <ChecksPanel
        open={open}
        locale={locale}
        onClose={() => setOpen(false)}
        onShow={(entryId) => {
          setOpen(false);
          onShow(entryId);
        }}
      />
    </>
  );
}

function words(errors: number, warnings: number, isChecked: boolean): string {
  if (errors > 0) return text('checks.errors', { count: errors });
  if (warnings > 0) return text('checks.warnings', { count: warnings });
  return text(isChecked ? 'checks.clear' : 'checks.title');
}
