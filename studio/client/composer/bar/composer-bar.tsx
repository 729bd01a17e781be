import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChecksButton } from '../../checks/checks-button';
import { DiscussionButton } from '../../discussion/discussion-button';
import type { CompareVisually } from '../../publishing/versions-panel';
import { StateChip } from '../../publishing/status-chip';
import { usePublishState } from '../../publishing/use-publish-state';
import { region } from '../../shell/focus-region';
import { HelpButton } from '../../shell/help/help-button';
import { BackIcon, HistoryIcon, PublishIcon, RedoIcon, UndoIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { useDocument, useDocumentStore } from '../document-context';
import { PresentPeople } from '../presence/present-people';
import { openEntry } from '../preview/use-preview';
import { entryName } from '../structure';
import { SavingState } from './saving-state';

const PublishPanel = lazy(() =>
  import('../../publishing/publish-panel').then(({ PublishPanel: panel }) => ({ default: panel })),
);
const VersionsPanel = lazy(() =>
  import('../../publishing/versions-panel').then(({ VersionsPanel: panel }) => ({ default: panel })),
);

interface ComposerBarProps {
  pageId: string;
  locale: string;
  timeZone: string;
  editing: boolean;
  onEditing: (editing: boolean) => void;
  flush: () => Promise<void>;
  onCompareVersions: CompareVisually;
}

/** Name and state of the page, undo, editing mode, history and publishing. */
export function ComposerBar(props: ComposerBarProps) {
  const { pageId, locale, timeZone, editing, onEditing, flush, onCompareVersions } = props;
  const store = useDocumentStore();
  const title = useDocument(({ entries }) => entryName(entries[pageId], locale));
  const publication = usePublishState(pageId);
  const [open, setOpen] = useState<'publish' | 'versions'>();
  // Loaded when first opened, and then stays mounted, so that publishing continues while it is closed.
  const [opened, setOpened] = useState(false);
  const show = (which: 'publish' | 'versions') => {
    setOpened(true);
    setOpen(which);
    void flush();
  };
  const close = () => setOpen(undefined);
  const panel = {
    pageId,
    siteTimeZone: timeZone,
    onClose: close,
    onShowField: (entryId: string) => {
      close();
      openEntry(store, entryId);
    },
  };
  return (
    <AppBar
      {...region}
      aria-label={text('composer.bar')}
      position="static"
      color="default"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar variant="dense" sx={{ gap: 1, flexWrap: 'wrap', bgcolor: 'background.paper' }}>
        <Tooltip title={text('composer.back')}>
          <IconButton component={Link} to="/" aria-label={text('composer.back')}>
            <BackIcon />
          </IconButton>
        </Tooltip>
        <Typography component="h1" noWrap sx={{ fontWeight: 650, maxWidth: 320 }}>
          {title}
        </Typography>
        <SavingState flush={flush} />
        {publication && (
          <StateChip state={publication.state} scheduled={publication.scheduled} timeZone={timeZone} />
        )}
        <Box sx={{ flexGrow: 1 }} />
        <PresentPeople locale={locale} />
        <HelpButton />
        <UndoButtons />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={editing}
          aria-label={text('composer.mode')}
          onChange={(_event, value: boolean | null) => value !== null && onEditing(value)}
        >
          <ToggleButton value={true}>{text('composer.edit')}</ToggleButton>
          <ToggleButton value={false}>{text('composer.browse')}</ToggleButton>
        </ToggleButtonGroup>
        <DiscussionButton pageId={pageId} locale={locale} timeZone={timeZone} />
        <ChecksButton locale={locale} onShow={panel.onShowField} />
        <Button color="inherit" startIcon={<HistoryIcon />} onClick={() => show('versions')}>
          {text('composer.versions')}
        </Button>
        <Button variant="contained" startIcon={<PublishIcon />} onClick={() => show('publish')}>
          {text('composer.publish')}
        </Button>
      </Toolbar>
      <Suspense fallback={null}>
        {opened && (
          <>
            <PublishPanel open={open === 'publish'} locale={locale} {...panel} />
            <VersionsPanel open={open === 'versions'} {...panel} onCompareVisually={onCompareVersions} />
          </>
        )}
      </Suspense>
    </AppBar>
  );
}

function UndoButtons() {
  const store = useDocumentStore();
  const undone = useDocument(({ past }) => past.at(-1)?.label);
  const redone = useDocument(({ future }) => future[0]?.label);
  const undoName = undone === undefined ? text('composer.undo') : text('composer.undoOf', { step: undone });
  const redoName = redone === undefined ? text('composer.redo') : text('composer.redoOf', { step: redone });
  return (
    <>
      <Tooltip title={undoName}>
        <span>
          <IconButton aria-label={undoName} disabled={undone === undefined} onClick={() => store.undo()}>
            <UndoIcon />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={redoName}>
        <span>
          <IconButton aria-label={redoName} disabled={redone === undefined} onClick={() => store.redo()}>
            <RedoIcon />
          </IconButton>
        </span>
      </Tooltip>
    </>
  );
}
