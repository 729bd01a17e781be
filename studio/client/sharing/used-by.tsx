import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { ManagedEntry } from '../../../schemas/generated/types';
import { entryName } from '../publishing/model/entry-name';
import { text } from '../text/text';

/** Most pages listed; the rest are counted. */
const most = 8;

/** The other pages that show a block. */
export function UsedBy({ pages }: { pages: readonly ManagedEntry[] }) {
  const shown = pages.slice(0, most);
  return (
    <>
      {text('sharing.usedBy', { count: pages.length })}
      <Box component="ul" sx={{ my: 0.5, paddingInlineStart: 2.5 }}>
        {shown.map(({ sys, fields }) => (
          <li key={sys.id}>
            <Link component={RouterLink} to={`/pages/${sys.id}`}>
              {entryName({ contentType: sys.contentType.sys.id, fields })}
            </Link>
          </li>
        ))}
        {pages.length > most && <li>{text('sharing.more', { count: pages.length - most })}</li>}
      </Box>
      {text('sharing.editsAll')}
    </>
  );
}
