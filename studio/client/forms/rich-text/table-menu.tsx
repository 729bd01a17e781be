import { Button, Menu, MenuItem } from '@mui/material';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { text } from '../../text/text';

const commands = {
  'row-after': addRowAfter,
  'column-after': addColumnAfter,
  'header-row': toggleHeaderRow,
  merge: mergeCells,
  split: splitCell,
  'delete-row': deleteRow,
  'delete-column': deleteColumn,
  delete: deleteTable,
} as const;
const names = [
  'row-after',
  'column-after',
  'header-row',
  'merge',
  'split',
  'delete-row',
  'delete-column',
  'delete',
] as const satisfies readonly (keyof typeof commands)[];

/** Commands for rows and columns of the current table. */
export function TableMenu({ editor }: { editor: Editor }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('form.rich.table-menu')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {names.map((name) => (
          <MenuItem
            key={name}
            disabled={!commands[name](editor.state)}
            onClick={() => {
              setAnchor(null);
              commands[name](editor.state, (transaction) => editor.view.dispatch(transaction));
              editor.commands.focus();
            }}
          >
            {text(`form.rich.table.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const rows = 3;
const columns = 2;

/** Inserts a small table with a header row at the cursor. */
export function insertTable(editor: Editor): void {
  const row = (type: 'tableHeader' | 'tableCell') => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  editor
    .chain()
    .focus()
    .insertContent({
      type: 'table',
      content: [row('tableHeader'), ...Array.from({ length: rows - 1 }, () => row('tableCell'))],
    })
    .run();
}
