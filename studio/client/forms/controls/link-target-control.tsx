import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { text } from '../../text/text';
import { pathOfPage } from '../link-target';
import type { ControlProps } from './control-props';
import { EntryPicker } from './entry-picker';
import { TextControl } from './text-control';

const pageType = 'page';

/** Where a link leads: a page that is chosen, or an address that is typed. */
export function LinkTargetControl(props: ControlProps<'text' | 'long-text'>) {
  const { onChange } = props;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Stack spacing={1}>
      <TextControl {...props} placeholder={text('form.target.example')} />
      <Button
        size="small"
        variant="outlined"
        onClick={() => setChoosing(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('form.target.choose')}
      </Button>
      <EntryPicker
        open={isChoosing}
        contentType={pageType}
        onClose={() => setChoosing(false)}
        onChoose={({ fields }) => {
          const path = pathOfPage(fields);
          setChoosing(false);
          if (path !== undefined) onChange(path, { now: true });
        }}
      />
    </Stack>
  );
}
