import Alert from '@mui/material/Alert';
import { blockNames } from '../forms/form-catalogue';
import { text } from '../text/text';
import type { LoadedPage } from './use-compared-page';

/** Why a version is not shown, or only in part: old blocks may no longer be valid. */
export function SideFaults({ page, pageId }: { page: LoadedPage | undefined; pageId: string }) {
  if (!page) return null;
  if (page.page?.entryId !== pageId) return <Alert severity="info">{text('compare.otherPage')}</Alert>;
  const faults = [
    ...page.blocks.flatMap(({ block, fault }) =>
      fault && fault.pointer !== '/live' ? [{ block, reason: `${fault.pointer} ${fault.reason}` }] : [],
    ),
    ...page.notes.map(({ block, pointer, reason }) => ({ block, reason: `${pointer} ${reason}` })),
  ];
  if (faults.length === 0) return null;
  return (
    <Alert severity="warning">
      {text('compare.notShown', { count: faults.length })}
      <ul>
        {faults.map(({ block, reason }, index) => (
          <li key={index}>
            {block === undefined
              ? reason
              : text('compare.fault', { block: blockNames[block] ?? block, reason })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
