import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface LayerProps {
  title: string;
  /** The value in the view. */
  now?: string | undefined;
  children: ReactNode;
}

/** One layer in a description list. */
export function Layer({ title, now, children }: LayerProps) {
  return (
    <Box sx={{ display: 'contents' }}>
      <Box component="dt">
        <Typography variant="subtitle2" component="span">
          {title}
        </Typography>
        {now !== undefined && (
          <Typography variant="caption" component="div" color="textSecondary">
            {now}
          </Typography>
        )}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
