import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import type { PreviewBlock } from '../../../schemas/generated/types';
import { useFaultsByEntry } from '../checks/checks-context';
import { EntryForm } from '../forms/entry-form';
import { MarketTime } from '../forms/market-time';
import { usePeopleNames } from '../publishing/calls/people';
import { LocalExceptions } from '../sharing/local-exceptions';
import { SharingPanel } from '../sharing/sharing-panel';
import { StatusChip } from '../publishing/status-chip';
import { BackIcon, HelpIcon } from '../shell/icons';
import { region } from '../shell/focus-region';
import { text } from '../text/text';
import { useExplain } from '../why/why-context';
import { useDocument, useDocumentStore } from './document-context';
import { entryName, typeName } from './structure';

interface InspectorProps {
  pageId: string;
  locale: string;
  defaultLocale: string;
  timeZone: string;
  blocks: readonly PreviewBlock[];
}

/** The form of the selected block, or of the page itself. */
export function Inspector({ pageId, locale, defaultLocale, timeZone, blocks }: InspectorProps) {
  const store = useDocumentStore();
  const selectedId = useDocument((state) => state.selectedId);
  const entryId = selectedId ?? pageId;
  const type = useDocument(({ entries }) => typeName(entries[entryId]));
  const name = useDocument(({ entries }) => entryName(entries[entryId], locale));
  const nameOf = usePeopleNames();
  const explain = useExplain();
  const fault = blocks.find((block) => block.entryId === entryId)?.fault;
  const checked = useFaultsByEntry();
  const faultsOf = useCallback(
    (id: string) => [...(fault && id === entryId ? [fault] : []), ...checked(id)],
    [fault, entryId, checked],
  );
  const clock = useMemo(() => ({ timeZone }), [timeZone]);
  return (
    <Box
      component="aside"
      {...region}
      aria-label={text('inspector.title')}
      sx={{
        gridArea: 'form',
        overflow: 'auto',
        borderLeft: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        p: 2,
      }}
    >
      {selectedId !== null && (
        <Button size="small" startIcon={<BackIcon />} onClick={() => store.select(null)}>
          {text('inspector.page')}
        </Button>
      )}
      <Typography variant="overline" component="div" color="textSecondary">
        {type} <StatusChip entryId={entryId} siteTimeZone={timeZone} />
      </Typography>
      <Typography component="h2" variant="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Button size="small" startIcon={<HelpIcon />} onClick={explain} sx={{ mb: 2 }}>
        {text('why.open')}
      </Button>
      <SharingPanel {...{ entryId, pageId, locale, defaultLocale }} />
      <MarketTime.Provider value={clock}>
        <LocalExceptions {...{ entryId, pageId, locale, defaultLocale, faultsOf, nameOf }} />
        <EntryForm key={entryId} entryId={entryId} locale={locale} faultsOf={faultsOf} nameOf={nameOf} />
      </MarketTime.Provider>
    </Box>
  );
}
