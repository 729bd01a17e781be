import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { text } from '../../text/text';
import { EntryPicker } from '../controls/entry-picker';
import { pathOfPage, targetProblem } from '../link-target';

/** Dialog for the target of the selected text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before: unknown = editor.getAttributes('link')['href'];
  const [target, setTarget] = useState(typeof before === 'string' ? before : '');
  const [isChoosing, setChoosing] = useState(false);
  const title = useId();
  const problem = target.trim() === '' ? undefined : targetProblem(target);

  function apply() {
    if (problem || target.trim() === '') return;
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    const href = target.trim();
    // Without a selection the address itself is inserted as text.
    if (editor.state.selection.empty && before === undefined)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog inside a form must not submit it.
          event.stopPropagation();
          apply();
        }}
      >
        <DialogTitle id={title}>{text('form.rich.link')}</DialogTitle>
        <DialogContent>
          <Stack spacing={1} sx={{ pt: 1 }}>
            <TextField
              autoFocus
              fullWidth
              size="small"
              label={text('form.rich.link-target')}
              value={target}
              error={problem !== undefined}
              helperText={problem ? text(`form.target.${problem}`) : text('form.target.example')}
              onChange={(event) => setTarget(event.target.value)}
            />
            <Button size="small" variant="outlined" onClick={() => setChoosing(true)}>
              {text('form.target.choose')}
            </Button>
          </Stack>
        </DialogContent>
        <DialogActions>
          {before !== undefined && (
            <Button
              onClick={() => {
                onClose();
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
              }}
            >
              {text('form.rich.unlink')}
            </Button>
          )}
          <Button onClick={onClose}>{text('form.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={problem !== undefined || target.trim() === ''}>
            {text('form.rich.set-link')}
          </Button>
        </DialogActions>
      </form>
      <EntryPicker
        open={isChoosing}
        contentType="page"
        onClose={() => setChoosing(false)}
        onChoose={({ fields }) => {
          setChoosing(false);
          setTarget(pathOfPage(fields) ?? target);
        }}
      />
    </Dialog>
  );
}
