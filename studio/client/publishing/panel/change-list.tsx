import { Box, Chip, List, ListItem, ListItemText, Typography } from '@mui/material';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { text, type TextKey } from '../../text/text';
import { showTime } from '../model/show-time';
import type { NameOf } from '../calls/people';
import type { SharedEntry } from '../calls/where-used';
import { entryName, fieldName, typeName } from '../model/entry-name';
import type { PageChange } from '../model/page-changes';

interface Props {
  readonly changes: readonly PageChange[];
  readonly assets: readonly ManagedAsset[];
  readonly shared: readonly SharedEntry[];
  readonly timeZone: string;
  readonly nameOf: NameOf;
}

const kindText: Record<PageChange['kind'], TextKey> = {
  new: 'publish.kind.new',
  changed: 'publish.kind.changed',
  archived: 'publish.kind.archived',
  removed: 'publish.kind.removed',
};
const kindColour = { new: 'success', changed: 'primary', archived: 'default', removed: 'default' } as const;

/** Differences between publication and draft of a page. */
export function ChangeList({ changes, assets, shared, timeZone, nameOf }: Props) {
  if (changes.length + assets.length === 0) return <Typography>{text('publish.nothing')}</Typography>;
  return (
    <List dense disablePadding aria-label={text('publish.changes')}>
      {changes.map((change) => (
        <ListItem
          key={`${change.kind} ${change.entryId}`}
          divider
          sx={{ gap: 1.5, alignItems: 'flex-start' }}
        >
          <Chip
            size="small"
            variant="outlined"
            color={kindColour[change.kind]}
            label={text(kindText[change.kind])}
          />
          <ListItemText
            primary={entryName({ contentType: change.contentType, fields: change.entry.fields })}
            secondary={<Details change={change} shared={shared} timeZone={timeZone} nameOf={nameOf} />}
            slotProps={{ secondary: { component: 'div' } }}
          />
        </ListItem>
      ))}
      {assets.map(({ sys, fields }) => (
        <ListItem key={sys.id} divider sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          <Chip size="small" variant="outlined" color="success" label={text('publish.kind.file')} />
          <ListItemText
            primary={Object.values(fields.title ?? {})[0] ?? text('publish.unnamedFile')}
            secondary={text('publish.fileWaits')}
          />
        </ListItem>
      ))}
    </List>
  );
}

function Details({
  change,
  shared,
  timeZone,
  nameOf,
}: Omit<Props, 'changes' | 'assets'> & { change: PageChange }) {
  const { kind, entryId, contentType, entry, fields } = change;
  const others = shared.find((item) => item.entryId === entryId)?.usedBy.length ?? 0;
  const names = fields.map((field) => fieldName(contentType, field)).join(', ');
  return (
    <Box>
      <span>
        {typeName(contentType)}
        {' · '}
        {text('publish.savedBy', {
          name: nameOf(entry.sys.updatedBy?.sys.id),
          time: showTime(entry.sys.updatedAt, timeZone),
        })}
      </span>
      {kind === 'changed' && (
        <div>{names ? text('publish.fields', { fields: names }) : text('publish.sameFields')}</div>
      )}
      {kind === 'archived' && <div>{text('publish.archivedHint')}</div>}
      {kind === 'removed' && <div>{text('publish.removedHint')}</div>}
      {others > 0 && <div>{text('publish.sharedHint', { count: others })}</div>}
    </Box>
  );
}
