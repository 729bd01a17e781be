import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { FieldConflict } from '../../../../schemas/generated/types';
import type { StudioField } from '../../../../schemas/studio-form';
import { useDocumentStore } from '../../composer/document-context';
import { text } from '../../text/text';
import { useForm } from '../form-context';
import { useMarketTime } from '../market-time';
import { StoredValue } from '../stored-value';

/** A field changed to different values by two people: shows both, to choose one. */
export function FieldConflictNotice({
  conflict,
  field,
}: {
  readonly conflict: FieldConflict;
  readonly field: StudioField;
}) {
  const store = useDocumentStore();
  const { nameOf } = useForm();
  const { timeZone } = useMarketTime();
  const name = conflict.by === undefined ? text('form.conflict.somebody') : nameOf(conflict.by);
  const at = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {text('form.conflict.what', { name, at: at.format(new Date(conflict.at)) })}
      <Side title={text('form.conflict.mine')} value={conflict.after} field={field} />
      <Side title={text('form.conflict.theirs', { name })} value={conflict.theirs} field={field} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => store.resolve(conflict, 'mine')}>
          {text('form.conflict.keep-mine')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => store.resolve(conflict, 'theirs')}>
          {text('form.conflict.take-theirs')}
        </Button>
      </Stack>
    </Alert>
  );
}

function Side({ title, value, field }: { title: string; value: unknown; field: StudioField }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="caption" component="p">
        {title}
      </Typography>
      <StoredValue value={value} control={field.control} />
    </Box>
  );
}
