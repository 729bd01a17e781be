import { Box, Button, Collapse } from '@mui/material';
import { useId, useState } from 'react';
import { useDocument } from '../../composer/document-context';
import { ExpandIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { entryName } from '../entry-name';
import { useFaults, useFaultsOf } from '../faults';
import { fallbacksOf, useForm } from '../form-context';
import { useFormParts } from '../form-parts';
import { useOpenEntry } from '../open-entry';

/** The form of a part's entry, collapsed to its name. */
export function OwnedEntry({ entryId, isNew = false }: { entryId: string; isNew?: boolean }) {
  const { Entry } = useFormParts();
  const { locale, locales } = useForm();
  const [isOpen, setOpen] = useState(isNew);
  const around = useFaults();
  const own = useFaultsOf(entryId);
  const hasFaults = [...around, ...own].some(({ isWarning }) => !isWarning);
  const hasWarnings = around.length + own.length > 0;
  const { error } = useOpenEntry(entryId);
  const body = useId();
  const name = useDocument(({ entries }) => {
    const entry = entries[entryId];
    return entry
      ? entryName(entry.sys.contentType.sys.id, entry.fields, [locale, ...fallbacksOf(locales, locale)])
      : text(error ? 'form.reference.missing' : 'form.loading');
  });
  return (
    <Box
      sx={{
        border: 1,
        borderColor: hasFaults ? 'error.main' : hasWarnings ? 'warning.main' : 'divider',
        borderRadius: 1,
        minWidth: 0,
      }}
    >
      <Button
        fullWidth
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{
          justifyContent: 'space-between',
          textAlign: 'start',
          textTransform: 'none',
          overflowWrap: 'anywhere',
        }}
      >
        {hasFaults
          ? text('form.part-with-faults', { name })
          : hasWarnings
            ? text('form.part-with-warnings', { name })
            : name}
      </Button>
      <Collapse in={isOpen} id={body} unmountOnExit>
        <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Entry entryId={entryId} />
        </Box>
      </Collapse>
    </Box>
  );
}
