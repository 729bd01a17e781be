import { Box, MenuItem, Select, ToggleButton, Tooltip } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import {
  LinkIcon,
  ListNumbersIcon,
  ListPointsIcon,
  MoveDownIcon,
  MoveUpIcon,
  TextBoldIcon,
  TextCodeIcon,
  TextItalicIcon,
  TextQuoteIcon,
  TextRuleIcon,
  TextTableIcon,
  TextUnderlineIcon,
} from '../../shell/icons';
import { text, type TextKey } from '../../text/text';
import { headingLevels, type RichTextLimits } from './editor-extensions';
import { LinkDialog } from './link-dialog';
import { moveBlock } from './move-block';
import { insertTable, TableMenu } from './table-menu';

interface Props {
  readonly editor: Editor;
  readonly control: RichTextLimits;
  readonly labelledBy: string;
}

interface Tool {
  /** The editor's name of the command. */
  readonly name: string;
  readonly label: TextKey;
  readonly Icon: typeof LinkIcon;
  readonly isAllowed: boolean;
  readonly run: () => void;
}

/** Formatting buttons allowed by the field. */
export function RichTextToolbar({ editor, control, labelledBy }: Props) {
  const [isLinking, setLinking] = useState(false);
  const levels = headingLevels(control);
  const tools = toolsFor(editor, control, () => setLinking(true));
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: tools.filter(({ name }) => current.isActive(name)).map(({ name }) => name),
      level: levels.find((level) => current.isActive('heading', { level })) ?? 0,
      isInTable: current.isActive('table'),
    }),
  });
  const focused = () => editor.chain().focus();
  return (
    <Box
      role="toolbar"
      aria-label={text('form.rich.toolbar')}
      aria-describedby={labelledBy}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {levels.length > 0 && (
        <Select
          size="small"
          variant="standard"
          disableUnderline
          value={state.level}
          inputProps={{ 'aria-label': text('form.rich.style') }}
          onChange={({ target }) => {
            const level = levels.find((one) => one === Number(target.value));
            if (level) focused().setHeading({ level }).run();
            else focused().setParagraph().run();
          }}
          sx={{ px: 1, typography: 'body2' }}
        >
          <MenuItem value={0}>{text('form.rich.paragraph')}</MenuItem>
          {levels.map((level) => (
            <MenuItem key={level} value={level}>
              {text('form.rich.heading', { level })}
            </MenuItem>
          ))}
        </Select>
      )}
      {tools.map(({ name, label, Icon, run }) => (
        <Tooltip key={name} title={text(label)}>
          <ToggleButton
            value={name}
            size="small"
            selected={state.active.includes(name)}
            aria-label={text(label)}
            onClick={run}
            // Preserves the selection.
            onMouseDown={(event) => event.preventDefault()}
            sx={{ border: 0, p: 0.5 }}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        </Tooltip>
      ))}
      {state.isInTable && <TableMenu editor={editor} />}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  );
}

function toolsFor(editor: Editor, { nodes, marks }: RichTextLimits, link: () => void): Tool[] {
  const chain = () => editor.chain().focus();
  const tool = (name: string, Icon: Tool['Icon'], label: TextKey, isAllowed: boolean, run: () => void) => ({
    name,
    Icon,
    label,
    isAllowed,
    run,
  });
  const has = (name: string) => nodes.includes(name);
  return [
    tool('bold', TextBoldIcon, 'form.rich.bold', marks.includes('bold'), () => chain().toggleBold().run()),
    tool('italic', TextItalicIcon, 'form.rich.italic', marks.includes('italic'), () =>
      chain().toggleItalic().run(),
    ),
    tool('underline', TextUnderlineIcon, 'form.rich.underline', marks.includes('underline'), () =>
      chain().toggleUnderline().run(),
    ),
    tool('code', TextCodeIcon, 'form.rich.code', marks.includes('code'), () => chain().toggleCode().run()),
    tool('link', LinkIcon, 'form.rich.link', has('hyperlink'), link),
    tool('bulletList', ListPointsIcon, 'form.rich.points', has('unordered-list'), () =>
      chain().toggleBulletList().run(),
    ),
    tool('orderedList', ListNumbersIcon, 'form.rich.numbers', has('ordered-list'), () =>
      chain().toggleOrderedList().run(),
    ),
    tool('blockquote', TextQuoteIcon, 'form.rich.quote', has('blockquote'), () =>
      chain().toggleBlockquote().run(),
    ),
    tool('horizontalRule', TextRuleIcon, 'form.rich.rule', has('hr'), () =>
      chain().setHorizontalRule().run(),
    ),
    tool('table', TextTableIcon, 'form.rich.table', has('table'), () => insertTable(editor)),
    tool('up', MoveUpIcon, 'form.rich.up', true, () => moveBlock(editor, -1)),
    tool('down', MoveDownIcon, 'form.rich.down', true, () => moveBlock(editor, 1)),
  ].filter(({ isAllowed }) => isAllowed);
}
