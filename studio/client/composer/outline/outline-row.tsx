import { useSortable } from '@dnd-kit/sortable';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { KeyboardEvent, ReactNode } from 'react';
import type { PreviewBlock } from '../../../../schemas/generated/types';
import type { TreeNode } from '../../../model/page-tree';
import type { Position } from '../../../model/tree-edits';
import { DragIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { useDocument, useDocumentStore } from '../document-context';
import { BlockPresence } from '../presence/block-presence';
import { entryName, typeName } from '../structure';
import { BlockMenu } from './block-menu';
import { RowMark } from './row-mark';
import { useOwnParts } from './use-own-parts';
import type { TreeCommands } from './use-tree-commands';

interface OutlineRowProps {
  id: string;
  node: TreeNode;
  locale: string;
  /** The block in the preview. */
  shown: PreviewBlock | undefined;
  commands: TreeCommands;
  onAdd: (to: Position) => void;
  /** Marks for shared blocks and exceptions. */
  mark: ReactNode;
}

/** One block or panel: its handle, name and menu. Alt with an arrow key moves it. */
export function OutlineRow({ id, node, locale, shown, commands, onAdd, mark }: OutlineRowProps) {
  const store = useDocumentStore();
  const name = useDocument(({ entries }) => entryName(entries[node.entryId], locale));
  const type = useDocument(({ entries }) => typeName(entries[node.entryId]));
  const isSelected = useDocument(({ selectedId }) => selectedId === node.entryId);
  const parts = useOwnParts(node);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      commands.moveBy(node, event.key === 'ArrowUp' ? -1 : 1);
    }
    if (event.key === 'Delete' && !event.defaultPrevented) commands.remove(node);
  };
  return (
    <ListItem
      ref={setNodeRef}
      onKeyDown={onKeyDown}
      disablePadding
      sx={{
        pl: node.depth * 2,
        opacity: isDragging ? 0.5 : 1,
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      secondaryAction={<BlockMenu node={node} name={name || type} commands={commands} onAdd={onAdd} />}
    >
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        aria-label={text('outline.drag', { block: name || type })}
        sx={{ cursor: 'grab', touchAction: 'none' }}
        {...attributes}
        {...listeners}
      >
        <DragIcon fontSize="inherit" />
      </IconButton>
      <ListItemButton
        selected={isSelected}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => store.select(node.entryId)}
        sx={{ borderRadius: 1, pr: 5, minWidth: 0 }}
      >
        <ListItemText
          primary={name || text('outline.unnamed')}
          secondary={type}
          slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, variant: 'caption' } }}
        />
        <BlockPresence entryId={node.entryId} />
        {mark}
        <RowMark entryIds={parts} shown={shown} />
      </ListItemButton>
    </ListItem>
  );
}
