import { Button, FormHelperText, Stack } from '@mui/material';
import { useState } from 'react';
import { text } from '../../text/text';
import { pathOfPage, targetProblem } from '../link-target';
import type { ControlProps } from './control-props';
import { EntryPicker } from './entry-picker';
import { TextControl } from './text-control';

const pageType = 'page';

/** Target of a link: a chosen page, or a typed address. */
export function LinkTargetControl(props: ControlProps<'text' | 'long-text'>) {
  const { value, onChange } = props;
  // A script address stays in the field but is never stored.
  const [refused, setRefused] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Stack spacing={1}>
      <TextControl
        {...props}
        value={refused ?? value}
        invalid={props.invalid || refused !== undefined}
        placeholder={text('form.target.example')}
        onChange={(next, options) => {
          const isScript = typeof next === 'string' && targetProblem(next) === 'script';
          setRefused(isScript ? next : undefined);
          if (!isScript) onChange(next, options);
        }}
      />
      <FormHelperText error aria-live="polite">
        {refused === undefined ? '' : text('form.target.script')}
      </FormHelperText>
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
          setRefused(undefined);
          if (path !== undefined) onChange(path, { now: true });
        }}
      />
    </Stack>
  );
}
