import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '../../shell/visually-hidden';
import { text } from '../../text/text';
import { useDocument, useDocumentStore } from '../document-context';
import { openEntry } from '../preview/use-preview';
import { entryName, typeName } from '../structure';
import { PersonAvatar } from './person-avatar';
import { type Present, usePresent } from './presence-context';

const maxShown = 4;

/** Other people who have the page open; each links to the block they edit. */
export function PresentPeople({ locale }: { locale: string }) {
  const present = usePresent();
  const rest = present.slice(maxShown);
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {present.length > 0 && text('presence.here', { names: present.map(({ name }) => name).join(', ') })}
      </Box>
      {present.length > 0 && (
        <Box
          component="ul"
          aria-label={text('presence.title')}
          sx={{ display: 'flex', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}
        >
          {present.slice(0, maxShown).map((person) => (
            <li key={person.id}>
              <PresentPerson person={person} locale={locale} />
            </li>
          ))}
          {rest.length > 0 && (
            <Box component="li" sx={{ alignSelf: 'center' }}>
              {text('presence.more', { count: rest.length })}
            </Box>
          )}
        </Box>
      )}
    </>
  );
}

function PresentPerson({ person, locale }: { person: Present; locale: string }) {
  const store = useDocumentStore();
  const { block, name } = person;
  const place = useDocument(({ entries }) => {
    const entry = block === null ? undefined : entries[block];
    return entry && (entryName(entry, locale) || typeName(entry));
  });
  const label =
    place === undefined ? text('presence.onPage', { name }) : text('presence.at', { name, place });
  return (
    <Tooltip title={label}>
      <ButtonBase
        aria-label={label}
        onClick={() => block !== null && openEntry(store, block)}
        sx={{ borderRadius: '50%', '&:focus-visible': { outline: 2, outlineOffset: 2 } }}
      >
        <PersonAvatar person={person} size={30} />
      </ButtonBase>
    </Tooltip>
  );
}
