import { Box, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { CloseIcon } from '../shell/icons';
import { text } from '../text/text';
import type { PageMoment, PageMoments } from './model/page-moment';
import type { ShowField } from './panel/refusal-list';
import { HistoryView } from './versions/history-view';
import { useRollback } from './versions/use-rollback';

/** Compares a moment with any other. */
export type CompareVisually = (from: PageMoment, moments: PageMoments) => void;

export interface VersionsPanelProps {
  /** Defaults to true. */
  readonly open?: boolean;
  readonly onClose: () => void;
  readonly pageId: string;
  /** IANA name of the market's time zone. */
  readonly siteTimeZone: string;
  /** Shows a field that prevents a version from being published again. */
  readonly onShowField?: ShowField;
  /** Shows the page at two moments side by side. */
  readonly onCompareVisually: CompareVisually;
}

/** The history of a page and its parts: compare, restore, roll back. Requires the page's document context. */
export function VersionsPanel({ open = true, onClose, onShowField, ...rest }: VersionsPanelProps) {
  const titleId = useId();
  // Mounted while closed, like a publication.
  const rollback = useRollback(rest.pageId);
  const showField: ShowField = (entryId, field) => {
    onClose();
    onShowField?.(entryId, field);
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 640 } } },
      }}
    >
      <Stack direction="row" sx={{ px: 2.5, pt: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h6" component="h2">
          {text('versions.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={text('versions.closePanel')}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ p: 2.5, overflowY: 'auto' }}>
        <HistoryView {...rest} rollback={rollback} onShowField={showField} />
      </Box>
    </Drawer>
  );
}
