import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { type TreeNode, flatTree } from '../../../model/page-tree';
import type { Position } from '../../../model/tree-edits';
import { AddIcon } from '../../shell/icons';
import { SharedMark } from '../../sharing/shared-mark';
import { useSharedSections } from '../../sharing/shared-sections';
import { useBlocksOfOthers } from '../../sharing/use-used-by';
import { region } from '../../shell/focus-region';
import { visuallyHidden } from '../../shell/visually-hidden';
import { text } from '../../text/text';
import { useDocument } from '../document-context';
import type { ShownPage } from '../preview/use-preview';
import { holdingFields } from '../structure';
import { useTree } from '../use-tree';
import { Palette } from '../palette/palette';
import type { PictureSource } from '../palette/picture-source';
import { OtherBlocks } from './other-blocks';
import { OutlineRow } from './outline-row';
import { SortableTree } from './sortable-tree';
import { useTreeCommands } from './use-tree-commands';

interface OutlineProps {
  pageId: string;
  /** Content locale of names. */
  locale: string;
  defaultLocale: string;
  /** The page in the preview. */
  page: ShownPage | undefined;
  pictures: PictureSource;
}

/** The blocks of the page from top to bottom: select, add, move, copy, remove. */
export function Outline({ pageId, locale, defaultLocale, page, pictures }: OutlineProps) {
  const tree = useTree(pageId, defaultLocale);
  const nodes = useMemo(() => flatTree(tree), [tree]);
  const [adding, setAdding] = useState<Position>();
  const [announcement, announce] = useState('');
  const commands = useTreeCommands({ pageId, locale, defaultLocale, tree, announce });
  const ofOthers = useBlocksOfOthers(pageId);
  const sections = useSharedSections();
  const isShared = ({ entryId }: TreeNode) =>
    ofOthers.has(entryId) || sections.some(({ block }) => block.sys.id === entryId);
  // A promotion has a form but no blocks.
  const holdsBlocks = useDocument(
    ({ entries }) => holdingFields(entries[pageId]?.sys.contentType.sys.id ?? '').length > 0,
  );
  // Resolved when the block exists, not when the place was chosen.
  const atEnd: Position = { holderId: pageId, field: 'blocks', index: Infinity };
  return (
    <Box
      component="nav"
      {...region}
      aria-label={text('outline.title')}
      sx={{
        gridArea: 'outline',
        overflow: 'auto',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        p: 1,
      }}
    >
      <Typography component="h2" variant="h3" sx={{ px: 1, py: 0.5 }}>
        {text('outline.title')}
      </Typography>
      <OtherBlocks region="header" page={page} nodes={nodes} />
      {holdsBlocks && nodes.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1, py: 2 }}>
          {text('outline.empty')}
        </Typography>
      )}
      <SortableTree nodes={nodes} locale={locale} onMove={commands.moveTo}>
        <List dense disablePadding>
          {nodes.map((node) => (
            <OutlineRow
              key={keyOf(node)}
              id={keyOf(node)}
              node={node}
              locale={locale}
              shown={page?.blocks.find(({ entryId }) => entryId === node.entryId)}
              commands={commands}
              onAdd={setAdding}
              mark={
                <SharedMark {...{ pageId, defaultLocale }} entryId={node.entryId} isShared={isShared(node)} />
              }
            />
          ))}
        </List>
      </SortableTree>
      {page?.page?.entryId === pageId && <OtherBlocks region="main" page={page} nodes={nodes} />}
      {holdsBlocks && (
        <Button fullWidth startIcon={<AddIcon />} onClick={() => setAdding(atEnd)} sx={{ my: 1 }}>
          {text('outline.add')}
        </Button>
      )}
      <OtherBlocks region="footer" page={page} nodes={nodes} />
      <Box role="status" aria-live="assertive" sx={visuallyHidden}>
        {announcement}
      </Box>
      {adding && (
        <Palette
          to={adding}
          commands={commands}
          pictures={pictures}
          sections={sections.filter(({ block }) => !nodes.some(({ entryId }) => entryId === block.sys.id))}
          onClose={() => setAdding(undefined)}
        />
      )}
    </Box>
  );
}

/** A block may occur twice on a page. */
export function keyOf({ place, index, entryId }: TreeNode): string {
  return `${place.holderId}/${place.field}/${index}/${entryId}`;
}
