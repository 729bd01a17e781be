import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PlatformOperatorPlayers } from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { DataTable, Section } from '../desk-parts';
import type { DeskProps, Notice } from '../desk-props';
import { wordOf } from '../desk-words';

interface SearchPageProps extends DeskProps {
  search: string;
  /** Undefined before a search. */
  found?: PlatformOperatorPlayers['players'] | undefined;
  notice?: Notice | undefined;
}

/** The first page of the desk: finds players by number or e-mail address. */
export function SearchPage({ search, found, notice, ...props }: SearchPageProps) {
  const { t, time } = props;
  return (
    <DeskFrame {...props} title={t('desk.nav.players')} notice={notice}>
      <Box component="form" action="/desk" role="search">
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          <TextField
            id="search"
            name="search"
            type="search"
            label={t('desk.search.label')}
            defaultValue={search}
            required
            autoFocus={!notice}
            sx={{ flexGrow: 1, maxWidth: 560 }}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { minLength: 1, maxLength: 254, autoComplete: 'off', spellCheck: false },
            }}
          />
          <Button type="submit" variant="contained" size="large">
            {t('desk.search.submit')}
          </Button>
        </Stack>
      </Box>
      {found && found.length === 0 && (
        <Typography role="status">{t('desk.search.none', { search })}</Typography>
      )}
      {found && found.length > 0 && (
        <Section id="found" title={t('desk.search.results')}>
          <DataTable
            name={t('desk.search.results')}
            rows={found}
            keyOf={({ playerId }) => String(playerId)}
            empty=""
            columns={[
              {
                title: t('desk.facts.player'),
                cell: ({ playerId }) => <Link href={`/desk/players/${playerId}`}>{playerId}</Link>,
              },
              { title: t('desk.facts.email'), cell: ({ email }) => email },
              { title: t('desk.facts.name'), cell: ({ name }) => name },
              { title: t('desk.facts.country'), cell: ({ countryCode }) => countryCode },
              {
                title: t('desk.facts.status'),
                cell: ({ accountStatus }) => wordOf(t, 'status', accountStatus),
              },
              { title: t('desk.facts.verification'), cell: ({ kycStatus }) => wordOf(t, 'level', kycStatus) },
              {
                title: t('desk.facts.registered'),
                short: true,
                cell: ({ registrationDate }) => time(registrationDate),
              },
            ]}
          />
        </Section>
      )}
    </DeskFrame>
  );
}
