import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useMemo } from 'react';
import type { PreviewBlock } from '../../../../schemas/generated/types';
import type { TreeNode } from '../../../model/page-tree';
import { text } from '../../text/text';
import { blockForms } from '../../forms/form-catalogue';
import { useDocument, useDocumentStore } from '../document-context';
import { type ShownPage, openEntry } from '../preview/use-preview';
import { RowMark } from './row-mark';

interface OtherBlocksProps {
  region: PreviewBlock['region'];
  page: ShownPage | undefined;
  /** The blocks of the page itself. */
  nodes: readonly TreeNode[];
}

const hints = {
  header: 'outline.ofEveryPage',
  main: 'outline.ofBasePage',
  footer: 'outline.ofEveryPage',
} as const;

/** Blocks shown on the page that belong to other entries: header and footer, and the base page. */
export function OtherBlocks({ region, page, nodes }: OtherBlocksProps) {
  const others = (page?.blocks ?? []).filter(
    (block) =>
      block.region === region &&
      block.parent === undefined &&
      !nodes.some(({ entryId }) => entryId === block.entryId),
  );
  if (others.length === 0) return null;
  return (
    <List dense disablePadding aria-label={text(hints[region])}>
      {others.map((block) => (
        <OtherBlock key={block.key} block={block} hint={text(hints[region])} />
      ))}
    </List>
  );
}

function OtherBlock({ block, hint }: { block: PreviewBlock; hint: string }) {
  const store = useDocumentStore();
  const { entryId, block: name } = block;
  const isSelected = useDocument(({ selectedId }) => selectedId === entryId);
  const parts = useMemo(() => [entryId], [entryId]);
  return (
    <ListItem disablePadding>
      <ListItemButton
        selected={isSelected}
        onClick={() => openEntry(store, entryId)}
        sx={{ borderRadius: 1, pl: 4.5 }}
      >
        <ListItemText
          primary={blockForms.find((form) => form.block?.name === name)?.label ?? name}
          secondary={hint}
          slotProps={{ secondary: { variant: 'caption' } }}
        />
        <RowMark entryIds={parts} shown={block} />
      </ListItemButton>
    </ListItem>
  );
}
