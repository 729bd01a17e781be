import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { region } from '../../shell/focus-region';
import { SideBySideIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { ViewControls, type ViewControlsProps } from './view-controls';

/** Controls of the preview: site, device, moment and visitor. */
export function ViewBar({ onCompare, ...controls }: ViewControlsProps & { onCompare: () => void }) {
  return (
    <Box
      component="section"
      {...region}
      aria-label={text('view.title')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        px: 2,
        py: 1,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <ViewControls {...controls} />
      <Button
        size="small"
        startIcon={<SideBySideIcon />}
        onClick={onCompare}
        sx={{ marginInlineStart: 'auto' }}
      >
        {text('compare.open')}
      </Button>
    </Box>
  );
}
