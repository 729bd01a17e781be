import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { text } from '../../text/text';
import { PersonAvatar } from './person-avatar';
import { usePresent } from './presence-context';

/** Marks a block in the outline that others are editing. */
export function BlockPresence({ entryId }: { entryId: string }) {
  const here = usePresent().filter(({ block }) => block === entryId);
  if (here.length === 0) return null;
  const label = text('presence.editing', {
    names: here.map(({ name }) => name).join(', '),
    count: here.length,
  });
  return (
    <Tooltip title={label}>
      <Box component="span" role="img" aria-label={label} sx={{ display: 'flex', marginInlineStart: 0.5 }}>
        {here.slice(0, 2).map((person) => (
          <PersonAvatar key={person.id} person={person} size={22} />
        ))}
      </Box>
    </Tooltip>
  );
}
