import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { TreeNode } from '../../../model/page-tree';
import type { Position } from '../../../model/tree-edits';
import { MoreIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { useExplain } from '../../why/why-context';
import { useDocumentStore } from '../document-context';
import { entryName, holdingFields } from '../structure';
import type { TreeCommands } from './use-tree-commands';

interface BlockMenuProps {
  node: TreeNode;
  name: string;
  commands: TreeCommands;
  onAdd: (to: Position) => void;
}

/** All commands of a block, as an alternative to dragging. */
export function BlockMenu({ node, name, commands, onAdd }: BlockMenuProps) {
  const store = useDocumentStore();
  const explain = useExplain();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const choose = (work: () => void) => () => {
    close();
    work();
  };
  const [inner] = node.contentType === undefined ? [] : holdingFields(node.contentType);
  const targets = anchor ? commands.targetsOf(node) : [];
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('outline.menu', { block: name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem disabled={!commands.canMove(node, -1)} onClick={choose(() => commands.moveBy(node, -1))}>
          {text('outline.up')}
        </MenuItem>
        <MenuItem disabled={!commands.canMove(node, 1)} onClick={choose(() => commands.moveBy(node, 1))}>
          {text('outline.down')}
        </MenuItem>
        {targets.map((to) => (
          <MenuItem key={`${to.holderId}/${to.field}`} onClick={choose(() => commands.moveTo(node, to))}>
            {text('outline.moveInto', { place: entryName(store.getState().entries[to.holderId], '') })}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={choose(() => onAdd({ ...node.place, index: node.index }))}>
          {text('outline.addAbove')}
        </MenuItem>
        <MenuItem onClick={choose(() => onAdd({ ...node.place, index: node.index + 1 }))}>
          {text('outline.addBelow')}
        </MenuItem>
        {inner !== undefined && (
          <MenuItem
            onClick={choose(() =>
              onAdd({ holderId: node.entryId, field: inner, index: node.children.length }),
            )}
          >
            {text('outline.addInside')}
          </MenuItem>
        )}
        <MenuItem onClick={choose(() => commands.duplicate(node))}>{text('outline.duplicate')}</MenuItem>
        <MenuItem
          onClick={choose(() => {
            store.select(node.entryId);
            explain();
          })}
        >
          {text('why.open')}
        </MenuItem>
        <Divider />
        <MenuItem onClick={choose(() => commands.remove(node))} sx={{ color: 'error.main' }}>
          {text('outline.remove')}
        </MenuItem>
      </Menu>
    </>
  );
}
