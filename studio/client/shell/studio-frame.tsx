import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { NavLink, Outlet } from 'react-router-dom';
import { readSignInWays, signOut } from '../api/session';
import { type TextKey, text } from '../text/text';
import { HelpButton } from './help/help-button';
import { usePerson } from './sign-in-gate';

type Section = readonly [path: string, name: TextKey];

const people: Section = ['/people', 'shell.people'];
const sections: readonly Section[] = [
  ['/', 'shell.pages'],
  ['/experiments', 'shell.experiments'],
  ['/media', 'shell.media'],
  ['/brands', 'shell.brands'],
  ['/activity', 'shell.activity'],
];

/** The frame around lists: name, sections, signed-in person. The composer has a bar of its own to save space. */
export function StudioFrame() {
  const person = usePerson();
  const ways = useQuery({ queryKey: ['sign-in-ways'], queryFn: readSignInWays, staleTime: Infinity });
  // With Contentful, administrators are unknown, so the page explains where people are managed.
  const isElsewhere = ways.data?.way === 'token';
  const shown = person.isAdministrator || isElsewhere ? [...sections, people] : sections;
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <Link
        href="#content"
        sx={{ position: 'absolute', left: -9999, '&:focus': { left: 8, top: 8, zIndex: 2000 } }}
      >
        {text('shell.skip')}
      </Link>
      <AppBar
        position="sticky"
        color="default"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Toolbar
          sx={{
            gap: { xs: 1, md: 2 },
            py: { xs: 1, md: 0 },
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            bgcolor: 'background.paper',
          }}
        >
          <Typography
            component="span"
            sx={{ fontWeight: 750, letterSpacing: -0.3, flexGrow: { xs: 1, md: 0 } }}
          >
            {text('app.name')}
          </Typography>
          <Box
            component="nav"
            aria-label={text('shell.sections')}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 0.5,
              flexGrow: 1,
              order: { xs: 1, md: 0 },
              flexBasis: { xs: '100%', md: 'auto' },
            }}
          >
            {shown.map(([path, name]) => (
              <Button
                key={path}
                component={NavLink}
                to={path}
                end={path === '/'}
                color="inherit"
                sx={{ '&[aria-current=page]': { bgcolor: 'action.selected' } }}
              >
                {text(name)}
              </Button>
            ))}
          </Box>
          <HelpButton />
          {isElsewhere ? (
            <Typography variant="body2" color="textSecondary">
              {person.name}
            </Typography>
          ) : (
            <Link component={NavLink} to="/account" variant="body2" color="textSecondary">
              {person.name}
            </Link>
          )}
          <Button
            color="inherit"
            onClick={() => {
              // Loads a new document, so that no data of this person stays in memory.
              void signOut().finally(() => location.assign('/'));
            }}
          >
            {text('shell.signOut')}
          </Button>
        </Toolbar>
      </AppBar>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ p: 3, maxWidth: 1400, mx: 'auto', outline: 'none' }}
      >
        <Outlet />
      </Box>
    </Box>
  );
}
