import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StudioSites } from '../../../schemas/generated/types';
import { ViewControls } from '../composer/bar/view-controls';
import type { PageScope } from '../composer/view-state';
import type { PageMoments } from '../publishing/model/page-moment';
import { text } from '../text/text';
import { MomentChoice } from './moment-choice';
import { SideFaults } from './side-faults';
import { SideFrame } from './side-frame';
import { type Content, type SideView, nameOf } from './side-view';
import type { ComparedPage } from './use-compared-page';

const contents: readonly Content[] = ['published', 'draft'];

interface SideColumnProps {
  sites: StudioSites;
  scope: PageScope;
  shown: SideView;
  compared: ComparedPage;
  /** Whether the choices of the view are shown. */
  choosing: boolean;
  /** Available versions, if versions are compared. */
  moments: PageMoments | undefined;
}

/** One side: its heading, its choices, and the page. */
export function SideColumn({ sites, scope, shown, compared, choosing, moments }: SideColumnProps) {
  const { side, content, moment, view, onContent, onMoment, onView } = shown;
  const name = text('compare.sideOf', { side: text(`compare.side.${side}`) });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ px: 2, py: 0.5 }}>
        {nameOf(shown)}
      </Typography>
      {moments && <MomentChoice side={side} moments={moments.moments} moment={moment} onMoment={onMoment} />}
      {choosing && (
        <Box
          role="group"
          aria-label={name}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pt: 1, pb: 1, alignItems: 'center' }}
        >
          {!moments && (
            <TextField
              select
              label={text('compare.content')}
              value={content}
              onChange={({ target }) => onContent(target.value === 'draft' ? 'draft' : 'published')}
              sx={{ width: 130 }}
            >
              {contents.map((each) => (
                <MenuItem key={each} value={each}>
                  {text(`compare.content.${each}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          <ViewControls sites={sites} scope={scope} view={view} onChange={onView} />
        </Box>
      )}
      {moments && <SideFaults page={compared.page} pageId={moments.pageId} />}
      <SideFrame
        compared={compared}
        device={view.device}
        title={text('compare.frame', { side: name, view: nameOf(shown) })}
      />
    </Box>
  );
}
