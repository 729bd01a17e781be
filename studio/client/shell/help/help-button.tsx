import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, lazy, useState } from 'react';
import { text } from '../../text/text';
import { HelpIcon } from '../icons';

const HelpDialog = lazy(() =>
  import('./help-dialog').then(({ HelpDialog: dialog }) => ({ default: dialog })),
);

/** Opens the help: how to create a page, and all keyboard shortcuts. */
export function HelpButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={text('help.open')}>
        <IconButton color="inherit" aria-label={text('help.open')} onClick={() => setOpen(true)}>
          <HelpIcon />
        </IconButton>
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <HelpDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
