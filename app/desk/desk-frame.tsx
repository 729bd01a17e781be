import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { campaignsPath, conversationsPath } from './desk-paths';
import type { DeskProps, Notice } from './desk-props';

interface DeskFrameProps extends DeskProps {
  title: string;
  notice?: Notice | undefined;
  children?: ReactNode;
}

/** The frame of every page of the desk: navigation, member of staff, and notice. */
export function DeskFrame({ t, path, brandName, staff, may, title, notice, children }: DeskFrameProps) {
  const places = [
    { href: '/desk', text: t('desk.nav.players'), shown: may('players') },
    { href: '/desk/queues', text: t('desk.nav.queues'), shown: may('players') },
    { href: conversationsPath, text: t('conversations.title'), shown: may('conversations') },
    { href: campaignsPath, text: t('campaigns.title'), shown: may('campaigns') },
    { href: '/desk/audit-log', text: t('desk.nav.log'), shown: may('audit-log') },
  ];
  return (
    <>
      <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ px: { xs: 2, md: 4 }, py: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Typography sx={{ fontWeight: 700 }}>{`${brandName} · ${t('desk.title')}`}</Typography>
          <Stack
            component="nav"
            aria-label={t('desk.title')}
            direction="row"
            useFlexGap
            sx={{ flexGrow: 1, flexWrap: 'wrap', columnGap: 2 }}
          >
            {places
              .filter(({ shown }) => shown)
              .map(({ href, text }) => (
                <Link
                  key={href}
                  href={href}
                  color="textPrimary"
                  {...(path === href ? { 'aria-current': 'page' as const } : {})}
                >
                  {text}
                </Link>
              ))}
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {t('desk.signedInAs', { name: staff })}
          </Typography>
          <form method="post" action="/staff/sign-out">
            <Button type="submit" size="small" variant="outlined" color="inherit">
              {t('staff.signOut')}
            </Button>
          </form>
        </Stack>
      </Box>
      <Box component="main" sx={{ px: { xs: 2, md: 4 }, py: 3, maxWidth: 1440, mx: 'auto' }}>
        <Stack spacing={3}>
          {notice && (
            <Alert
              severity={notice.kind}
              variant="outlined"
              role={notice.kind === 'error' ? 'alert' : 'status'}
              tabIndex={-1}
              autoFocus
            >
              {notice.text}
            </Alert>
          )}
          <Typography component="h1" variant="h5">
            {title}
          </Typography>
          {children}
        </Stack>
      </Box>
    </>
  );
}
