import { Accordion, AccordionDetails, AccordionSummary, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { ExpandIcon } from '../../shell/icons';

interface Props {
  readonly title: string;
  /** Whether it is initially expanded; it also expands when this becomes true later. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A collapsible part of a form. */
export function FieldSection({ title, isOpen, children }: Props) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Stays expanded after the last field is emptied.
    if (isOpen) setExpanded(true);
  }
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={isExpanded}
      onChange={(_event, expanded) => setExpanded(expanded)}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary id={`${id}-title`} aria-controls={`${id}-body`} expandIcon={<ExpandIcon />}>
        <Typography component="span" variant="subtitle2">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={2.5}>{children}</Stack>
      </AccordionDetails>
    </Accordion>
  );
}
