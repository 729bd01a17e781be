import { Accordion, AccordionDetails, AccordionSummary, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { ExpandIcon } from '../../shell/icons';

interface Props {
  readonly title: string;
  /** Whether it begins unfolded; it also unfolds when this becomes true later. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A part of a form that can be folded. */
export function FieldSection({ title, isOpen, children }: Props) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Emptying the last field must not fold the section under the hands of an editor.
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
