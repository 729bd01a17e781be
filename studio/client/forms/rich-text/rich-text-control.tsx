import { Alert, Box } from '@mui/material';
import { validateRichText } from '../../../../schemas/generated/validators.js';
import { text } from '../../text/text';
import type { ControlProps } from '../controls/control-props';
import { StoredValue } from '../stored-value';
import { RichTextEditor } from './rich-text-editor';

/** A text with headings, lists, tables and links. */
export function RichTextControl(props: ControlProps<'rich-text'>) {
  const { value } = props;
  if (value === undefined || validateRichText(value)) return <RichTextEditor {...props} value={value} />;
  return (
    <Box>
      <Alert severity="warning">{text('form.rich.unreadable')}</Alert>
      <StoredValue value={value} />
    </Box>
  );
}
