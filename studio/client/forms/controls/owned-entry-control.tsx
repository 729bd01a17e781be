import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { linkedId, linkTo } from '../../../model/link';
import { text } from '../../text/text';
import { useForm } from '../form-context';
import { AddOwnedEntry } from './add-owned-entry';
import type { ControlProps } from './control-props';
import { OwnedEntry } from './owned-entry';

/** A part with its own entry, such as a link, edited in place. */
export function OwnedEntryControl(props: ControlProps<'link'> | ControlProps<'reference'>) {
  const { control, value, onChange, id, labelledBy, entryId: parentId } = props;
  const { readOnly } = useForm();
  const [addedId, setAddedId] = useState<string>();
  const entryId = linkedId(value, 'Entry');
  if (entryId === undefined)
    return readOnly ? null : (
      <AddOwnedEntry
        contentType={control.contentType}
        parentId={parentId}
        describedBy={labelledBy}
        onAdd={(added) => {
          setAddedId(added);
          onChange(linkTo('Entry', added), { now: true });
        }}
      />
    );
  return (
    <Stack spacing={1}>
      <OwnedEntry key={entryId} entryId={entryId} isNew={entryId === addedId} />
      {!readOnly && (
        <Button
          size="small"
          id={`${id}-remove`}
          aria-labelledby={`${id}-remove ${labelledBy}`}
          onClick={() => onChange(undefined, { now: true })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {text('form.remove')}
        </Button>
      )}
    </Stack>
  );
}
