import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { problemText } from '../../shell/problem';
import { region } from '../../shell/focus-region';
import { text } from '../../text/text';
import { useDocument } from '../document-context';
import { type View, devices } from '../view-state';
import type { Preview } from './use-preview';

/** The site itself, in the current view. */
export function PreviewPane({ preview, view, pageId }: { preview: Preview; view: View; pageId: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { status, address, connect } = preview;
  useEffect(() => connect(frame.current?.contentWindow ?? null), [connect, address]);
  const width = devices[view.device];
  // A promotion is shown by the page of another entry, an experiment by the pages of its blocks.
  const contentType = useDocument(({ entries }) => entries[pageId]?.sys.contentType.sys.id);
  const hasPage = contentType === 'page';
  const isExperiment = contentType === 'experiment';
  return (
    <Box
      component="main"
      {...region}
      aria-label={text('preview.title')}
      sx={{
        gridArea: 'preview',
        position: 'relative',
        bgcolor: 'action.hover',
        overflow: 'auto',
        minWidth: 0,
      }}
    >
      {status.state === 'opening' && !isExperiment && (
        <LinearProgress
          aria-label={text('preview.opening')}
          sx={{ position: 'absolute', inset: '0 0 auto 0', zIndex: 1 }}
        />
      )}
      {isExperiment ? (
        <Alert severity="info" sx={{ m: 2 }}>
          {text('preview.experiment')} <Link to="/experiments">{text('preview.experimentResults')}</Link>
        </Alert>
      ) : (
        <PreviewProblem preview={preview} />
      )}
      {preview.page && hasPage && preview.page.page?.entryId !== pageId && (
        <Alert severity="info" sx={{ m: 2 }}>
          {preview.page.page
            ? text('preview.otherPage', { page: preview.page.page.title })
            : text('preview.noPage')}
        </Alert>
      )}
      <Box sx={{ height: '100%', width: width ?? '100%', mx: 'auto', bgcolor: 'background.paper' }}>
        {address && (
          <iframe
            ref={frame}
            src={address}
            title={text('preview.frame', { brand: view.brand.name, locale: view.locale.locale })}
            style={{ border: 0, width: '100%', height: '100%', display: 'block' }}
          />
        )}
      </Box>
    </Box>
  );
}

/** Why the preview is empty, with a remedy. */
function PreviewProblem({ preview }: { preview: Preview }) {
  const { status, address, connect, reopen } = preview;
  if (status.state !== 'closed' && status.state !== 'failed') return null;
  const openTab = () => {
    // Without `noopener`, which would break the message channel.
    if (address) connect(window.open(address, 'marquee-preview'));
  };
  return (
    <Alert severity="warning" sx={{ m: 2 }}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <span>{status.state === 'failed' ? problemText(status.error) : text('preview.closed')}</span>
        <Stack direction="row" spacing={1}>
          <Button size="small" variant="outlined" onClick={reopen}>
            {text('shell.again')}
          </Button>
          {status.state === 'closed' && (
            <Button size="small" variant="outlined" onClick={openTab}>
              {text('preview.openTab')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Alert>
  );
}
