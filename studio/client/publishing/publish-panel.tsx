import { Box, Drawer, IconButton, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { CloseIcon } from '../shell/icons';
import { text, type TextKey } from '../text/text';
import { usePeopleNames } from './calls/people';
import { PublishNow } from './panel/publish-now';
import type { ShowField } from './panel/refusal-list';
import { SavedFirst } from './panel/saved-first';
import { ScheduleSection } from './panel/schedule-section';
import { usePageContent, useShared } from './panel/use-page-content';
import { usePublish } from './panel/use-publish';
import { ReleaseSection } from './releases/release-section';

export interface PublishPanelProps {
  /** Defaults to true. */
  readonly open?: boolean;
  readonly onClose: () => void;
  readonly pageId: string;
  /** IANA name of the market's time zone. */
  readonly siteTimeZone: string;
  /** The edited content locale. */
  readonly locale: string;
  /** Shows a field that must be corrected, or the entry without a field. */
  readonly onShowField: ShowField;
  /** Opens the preview of a release; without it the button is hidden. */
  readonly onPreviewRelease?: (releaseId: string) => void;
}

const tabs = ['now', 'schedule', 'releases'] as const;
type Section = (typeof tabs)[number];

const tabText: Record<Section, TextKey> = {
  now: 'publish.tab.now',
  schedule: 'publish.tab.schedule',
  releases: 'publish.tab.releases',
};

/** Publishes a page with all its parts: now, scheduled, or together with other pages. Requires the page's document context. */
export function PublishPanel({ open = true, onClose, ...rest }: PublishPanelProps) {
  const titleId = useId();
  // Mounted while closed, so that the result of a publication is shown later.
  const publishing = usePublish();
  const close = () => {
    if (publishing.run.phase === 'done') publishing.reset();
    onClose();
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: { xs: '100%', sm: 560 } } },
      }}
    >
      <Stack direction="row" sx={{ px: 2.5, pt: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h6" component="h2">
          {text('publish.title')}
        </Typography>
        <IconButton onClick={close} aria-label={text('publish.close')}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Sections {...rest} publishing={publishing} onClose={close} />
    </Drawer>
  );
}

function Sections({
  pageId,
  siteTimeZone,
  locale,
  onClose,
  onShowField,
  onPreviewRelease,
  publishing,
}: Omit<PublishPanelProps, 'open'> & { publishing: ReturnType<typeof usePublish> }) {
  const id = useId();
  const [section, setSection] = useState<Section>('now');
  const content = usePageContent(pageId);
  const shared = useShared(pageId, content);
  const nameOf = usePeopleNames();
  const showField: ShowField = (entryId, field) => {
    onClose();
    onShowField(entryId, field);
  };
  const props = { pageId, content, shared, timeZone: siteTimeZone, locale, nameOf, onShowField: showField };
  return (
    <>
      <Tabs
        value={section}
        onChange={(_event, value: Section) => setSection(value)}
        aria-label={text('publish.title')}
        sx={{ px: 2.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={text(tabText[tab])}
            id={`${id}-${tab}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${section}`}
        sx={{ p: 2.5, overflowY: 'auto' }}
      >
        <Box aria-live="polite" sx={{ '& > *': { mb: 2 } }}>
          <SavedFirst />
        </Box>
        {section === 'now' && <PublishNow {...props} publishing={publishing} />}
        {section === 'schedule' && <ScheduleSection {...props} />}
        {section === 'releases' && <ReleaseSection {...props} onPreviewRelease={onPreviewRelease} />}
      </Box>
    </>
  );
}
