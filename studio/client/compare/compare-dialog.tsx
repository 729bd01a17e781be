import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { StudioSites } from '../../../schemas/generated/types';
import type { PageScope } from '../composer/view-state';
import type { PageMoment, PageMoments } from '../publishing/model/page-moment';
import { CloseIcon } from '../shell/icons';
import { text } from '../text/text';
import { ChangeSteps } from './change-steps';
import { CompareStatus } from './compare-status';
import { SideColumn } from './side-column';
import { type Side, type SideView, useSideView, wantedOf } from './side-view';
import { useComparedPage } from './use-compared-page';
import { useComparedVersion } from './use-compared-version';
import { useComparison } from './use-comparison';

export interface CompareDialogProps {
  sites: StudioSites;
  /** The available brands and markets. */
  scope: PageScope;
  /** Path of the page below the locale. */
  path: string;
  /** Initial view of both sides: published on the left, drafts on the right. */
  search: URLSearchParams;
  /** Whether the choices of both views are initially open. */
  choosing?: boolean;
  /** Compares versions of the page: initially `from` with the current draft. */
  versions?: { readonly from: PageMoment; readonly moments: PageMoments } | undefined;
  onClose: () => void;
}

/** A page twice, side by side: published and draft, in any two views, or at any two moments. */
export function CompareDialog(props: CompareDialogProps) {
  const { sites, scope, path, search, choosing = false, versions, onClose } = props;
  const titleId = useId();
  const moments = versions?.moments;
  const content = versions ? 'draft' : 'published';
  const first = useSideView('first', { sites, scope, search, content, moment: versions?.from });
  const second = useSideView('second', { sites, scope, search, content: 'draft' });
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={titleId}>
      {first && second ? (
        <Sides {...{ sites, scope, path, choosing, moments, onClose, titleId, first, second }} />
      ) : (
        <Alert severity="warning" id={titleId} onClose={onClose}>
          {text('composer.noSite')}
        </Alert>
      )}
    </Dialog>
  );
}

interface SidesProps extends Pick<CompareDialogProps, 'sites' | 'scope' | 'path' | 'onClose'> {
  choosing: boolean;
  moments: PageMoments | undefined;
  titleId: string;
  first: SideView;
  second: SideView;
}

function Sides({ sites, scope, path, choosing: chooses, moments, ...rest }: SidesProps) {
  const { onClose, titleId, first, second } = rest;
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'));
  const [choosing, setChoosing] = useState(chooses);
  const [side, setSide] = useState<Side>('second');
  const earlier = useComparedVersion(moments, first.moment);
  const later = useComparedVersion(moments, second.moment);
  const one = useComparedPage(wantedOf(first, path), earlier, (place) =>
    other.post({ type: 'marquee:scroll', place }),
  );
  const other = useComparedPage(wantedOf(second, path), later, (place) =>
    one.post({ type: 'marquee:scroll', place }),
  );
  const comparison = useComparison(one, other);
  const show = (index: number) => {
    setSide(comparison?.changes[index]?.change === 'removed' ? 'first' : 'second');
    comparison?.show(index);
  };
  const columns = [
    { shown: first, compared: one },
    { shown: second, compared: other },
  ];
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} component="h2" sx={{ fontWeight: 650 }}>
          {text('compare.title', { path })}
        </Typography>
        <CompareStatus first={one} second={other} comparison={comparison} />
        {isNarrow && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={side}
            aria-label={text('compare.side')}
            onChange={(_event, value: Side | null) => value && setSide(value)}
          >
            {columns.map(({ shown }) => (
              <ToggleButton key={shown.side} value={shown.side}>
                {text(`compare.side.${shown.side}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        {comparison && <ChangeSteps comparison={comparison} onShow={show} />}
        <ToggleButton
          value="choosing"
          size="small"
          selected={choosing}
          onChange={() => setChoosing((before) => !before)}
        >
          {text('compare.choose')}
        </ToggleButton>
        <IconButton onClick={onClose} aria-label={text('compare.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: isNarrow ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
          gridTemplateRows: 'minmax(0, 1fr)',
          gap: isNarrow ? 0 : '2px',
          flexGrow: 1,
          minHeight: 0,
        }}
      >
        {columns.map(({ shown, compared }) => (
          <Box
            key={shown.side}
            sx={{
              minHeight: 0,
              minWidth: 0,
              // On a narrow window both overlap: the one behind keeps its size and scroll position.
              ...(isNarrow ? { gridArea: '1 / 1' } : {}),
              visibility: isNarrow && shown.side !== side ? 'hidden' : 'visible',
            }}
          >
            <SideColumn {...{ sites, scope, shown, compared, choosing, moments }} />
          </Box>
        ))}
      </Box>
    </>
  );
}
