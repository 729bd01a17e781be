import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useDocument, useDocumentStore } from '../composer/document-context';
import { type ShownPage, openEntry } from '../composer/preview/use-preview';
import { entryName } from '../composer/structure';
import { blockForms } from '../forms/form-catalogue';
import { text } from '../text/text';
import { unseenBlocks } from './explained';
import { outcomeText } from './outcome-text';

interface UnseenListProps {
  page: ShownPage;
  locale: string;
}

/** Blocks that the view does not show, each with the reason; choosing one explains it. */
export function UnseenList({ page, locale }: UnseenListProps) {
  const store = useDocumentStore();
  const entries = useDocument((state) => state.entries);
  const unseen = unseenBlocks(page);
  if (unseen.length + page.notes.length === 0)
    return <Typography variant="body2">{text('why.unseen.none')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
      {unseen.map(({ key, entryId, block, outcome }) => (
        <li key={key}>
          <Link
            component="button"
            type="button"
            variant="body2"
            onClick={() => openEntry(store, entryId)}
            sx={{ textAlign: 'start' }}
          >
            {entryName(entries[entryId], locale) || labelOf(block)}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {outcomeText(outcome)}
          </Typography>
        </li>
      ))}
      {page.notes.map(({ entryId = '', pointer, reason, block }) => (
        <li key={`${entryId}${pointer}${reason}`}>
          <Typography variant="body2">
            {text('why.note', { block: block === undefined ? pointer : labelOf(block), reason })}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

function labelOf(block: string): string {
  return blockForms.find((form) => form.block?.name === block)?.label ?? block;
}
