import { Button, Stack, Typography } from '@mui/material';
import { useShallow } from 'zustand/react/shallow';
import { linkedIds } from '../../../model/link';
import { useDocument, useDocumentStore } from '../../composer/document-context';
import { text } from '../../text/text';
import { formOf } from '../form-catalogue';
import { useForm } from '../form-context';
import type { ControlProps } from './control-props';

/** Number and names of the blocks, which are edited in the outline. */
export function BlocksSummary({ value, entryId, labelledBy, id }: ControlProps<'blocks'>) {
  const store = useDocumentStore();
  const { readOnly } = useForm();
  const ids = linkedIds(value, 'Entry');
  const labels = useDocument(
    useShallow(({ entries }) =>
      ids.map((blockId) => {
        const type = entries[blockId]?.sys.contentType.sys.id;
        return (type === undefined ? undefined : formOf(type)?.label) ?? type ?? text('form.blocks.other');
      }),
    ),
  );
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="body2">
        {text('form.blocks.count', { count: ids.length, names: labels.join(', ') })}
      </Typography>
      {!readOnly && (
        <Button
          size="small"
          variant="outlined"
          id={`${id}-outline`}
          aria-labelledby={`${id}-outline ${labelledBy}`}
          onClick={() => store.select(ids[0] ?? entryId)}
        >
          {text('form.blocks.outline')}
        </Button>
      )}
    </Stack>
  );
}
