import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CloseIcon } from '../shell/icons';
import { text } from '../text/text';
import { usePageChecks } from './checks-context';
import { FindingList } from './finding-list';

interface ChecksPanelProps {
  open: boolean;
  locale: string;
  onClose: () => void;
  onShow: (entryId: string) => void;
}

/** All findings of the page, for every brand, market and language that shows it. */
export function ChecksPanel({ open, locale, onClose, onShow }: ChecksPanelProps) {
  const titleId = useId();
  const { reply, isChecking, error, retry } = usePageChecks();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 560 }, p: 2.5 } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography id={titleId} variant="h6" component="h2">
          {text('checks.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={text('checks.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box role="status" sx={{ mb: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {isChecking ? text('checks.running') : reply && text('checks.shownIn', { count: reply.shownIn })}
        </Typography>
      </Box>
      {error && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={retry}>
              {text('shell.again')}
            </Button>
          }
        >
          {text('checks.failed')}
        </Alert>
      )}
      {reply?.findings.length === 0 && <Typography>{text('checks.nothing')}</Typography>}
      {reply && <FindingList findings={reply.findings} locale={locale} onShow={onShow} />}
    </Drawer>
  );
}
