import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { text } from '../../text/text';

const steps = ['page', 'blocks', 'languages', 'view', 'publish', 'back'] as const;

/** Key names, the same in every language. */
const shortcuts = [
  { keys: ['F6'], does: 'region' },
  { keys: ['F2'], does: 'mode' },
  { keys: ['F8'], does: 'why' },
  { keys: ['Alt', '↑'], does: 'up' },
  { keys: ['Alt', '↓'], does: 'down' },
  { keys: ['Delete'], does: 'remove' },
  { keys: ['Ctrl', 'Z'], does: 'undo' },
  { keys: ['Ctrl', 'Y'], does: 'redo' },
  { keys: ['Esc'], does: 'close' },
] as const;

/** How to create a page, step by step, and all keyboard shortcuts. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="help-title">
      <DialogTitle id="help-title">{text('help.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
          {text('help.steps')}
        </Typography>
        <Box component="ol" sx={{ m: 0, mb: 3, paddingInlineStart: 3, display: 'grid', gap: 1 }}>
          {steps.map((step) => (
            <li key={step}>
              <Typography component="span" sx={{ fontWeight: 650 }}>
                {text(`help.step.${step}`)}
              </Typography>{' '}
              {text(`help.step.${step}.how`)}
            </li>
          ))}
        </Box>
        <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
          {text('help.keys')}
        </Typography>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 2 }}
        >
          {shortcuts.map(({ keys, does }) => (
            <Box key={does} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5, alignItems: 'start' }}>
                {keys.map((key) => (
                  <KeyCap key={key}>{key}</KeyCap>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {text(`help.key.${does}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function KeyCap({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        px: 0.75,
        fontFamily: 'inherit',
        fontSize: 13,
      }}
    >
      {children}
    </Box>
  );
}
