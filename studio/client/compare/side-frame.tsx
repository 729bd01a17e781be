import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef } from 'react';
import { useWidth } from '../composer/palette/use-width';
import { type Device, devices } from '../composer/view-state';
import { text } from '../text/text';
import type { ComparedPage } from './use-compared-page';

/** Minimum layout width of a page on the widest device in CSS pixels, however narrow its side is. */
const desktopWidth = 1280;

interface SideFrameProps {
  compared: ComparedPage;
  device: Device;
  title: string;
}

/** The page of one side, at its device's width and scaled to fit. */
export function SideFrame({ compared, device, title }: SideFrameProps) {
  const { address, problem, frame, page, reopen } = compared;
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const width = devices[device] ?? Math.max(desktopWidth, room);
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <Box ref={box} sx={{ position: 'relative', flexGrow: 1, minHeight: 0, bgcolor: 'action.hover' }}>
      {problem !== undefined && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={reopen}>
              {text('shell.again')}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      {!page && problem === undefined && (
        <LinearProgress
          aria-label={text('preview.opening')}
          sx={{ position: 'absolute', inset: '0 0 auto 0', zIndex: 1 }}
        />
      )}
      {address !== undefined && (
        <Box
          sx={{
            position: 'relative',
            width: width * scale,
            height: '100%',
            mx: 'auto',
            overflow: 'hidden',
            bgcolor: 'background.paper',
          }}
        >
          <iframe
            key={address}
            ref={frame}
            src={address}
            title={title}
            style={{
              position: 'absolute',
              // Scaled content is anchored to the physical corner in both writing directions.
              inset: '0 auto auto 0',
              width,
              height: `${100 / scale}%`,
              border: 0,
              transformOrigin: '0 0',
              transform: `scale(${scale})`,
            }}
          />
        </Box>
      )}
    </Box>
  );
}
