import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { linkedId, linkTo } from '../../../model/link';
import { text } from '../../text/text';
import { formOf } from '../form-catalogue';
import { useForm } from '../form-context';
import type { ControlProps } from './control-props';
import { EntryPicker } from './entry-picker';
import { EntrySummary } from './entry-summary';

/** One entry of the catalogue, such as a category. */
export function ReferenceControl(props: ControlProps<'reference'>) {
  const { control, value, onChange, labelledBy, id } = props;
  const { readOnly } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const entryId = linkedId(value, 'Entry');
  const type = formOf(control.contentType)?.label ?? control.contentType;
  const names = (button: string) => ({
    id: `${id}-${button}`,
    'aria-labelledby': `${id}-${button} ${labelledBy}`,
  });
  return (
    <Stack spacing={1}>
      {entryId !== undefined && <EntrySummary entryId={entryId} />}
      {!readOnly && (
        <Stack direction="row" spacing={1}>
          <Button size="small" variant="outlined" {...names('choose')} onClick={() => setChoosing(true)}>
            {entryId === undefined ? text('form.reference.choose', { type }) : text('form.change')}
          </Button>
          {entryId !== undefined && (
            <Button size="small" {...names('remove')} onClick={() => onChange(undefined, { now: true })}>
              {text('form.remove')}
            </Button>
          )}
        </Stack>
      )}
      <EntryPicker
        open={isChoosing}
        contentType={control.contentType}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false);
          onChange(linkTo('Entry', chosen.sys.id), { now: true });
        }}
      />
    </Stack>
  );
}
