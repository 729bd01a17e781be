import { Alert, Box } from '@mui/material';
import { text } from '../../text/text';
import type { ControlProps } from '../controls/control-props';
import { StoredValue } from '../stored-value';
import { RichTextEditor } from './rich-text-editor';
import { isRichText } from './sound-text';

/** A text with headings, lists, tables and links. */
export function RichTextControl(props: ControlProps<'rich-text'>) {
  const { value } = props;
  if (value === undefined || isRichText(value)) return <RichTextEditor {...props} value={value} />;
  return (
    <Box>
      <Alert severity="warning">{text('form.rich.unreadable')}</Alert>
      <StoredValue value={value} />
    </Box>
  );
}
