import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type AccessToken, readTokens, revokeToken } from '../api/account';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { text } from '../text/text';
import { usePersonChange } from './use-person-change';

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Valid sessions and tokens. @param personId another person; the caller's own if missing */
export function useTokens(personId?: string) {
  return useQuery({ queryKey: ['tokens', personId], queryFn: () => readTokens(personId) });
}

/** Valid sessions and tokens, each with a button to end it. @param personId another person; the caller's own if missing */
export function TokenList({ personId }: { personId?: string }) {
  const tokens = useTokens(personId);
  const revoke = usePersonChange(
    (id: string) => revokeToken(personId, id),
    () => undefined,
  );
  return (
    <Box>
      {(tokens.error ?? revoke.error) && (
        <Problem error={tokens.error ?? revoke.error} onRetry={() => void tokens.refetch()} />
      )}
      {tokens.isPending && <Loading />}
      {tokens.data?.length === 0 && <Typography>{text('people.noTokens')}</Typography>}
      <List disablePadding aria-label={text('people.tokens')}>
        {tokens.data?.map((token) => (
          <ListItem
            key={token.sys.id}
            divider
            disableGutters
            secondaryAction={
              <Button
                size="small"
                disabled={revoke.isPending}
                aria-label={text('people.revokeOf', { token: token.sys.redactedValue })}
                onClick={() => revoke.mutate(token.sys.id)}
              >
                {text('people.revoke')}
              </Button>
            }
          >
            <ListItemText primary={titleOf(token)} secondary={detailsOf(token)} sx={{ pr: 8 }} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

/** Title of sessions, by the name that sign-ins give their tokens. */
function titleOf({ name, sys }: AccessToken): string {
  const token = sys.redactedValue;
  return name === 'Sign-in' ? text('people.session', { token }) : text('people.token', { name, token });
}

function detailsOf({ sys }: AccessToken): string {
  const used = sys.lastUsedAt === null ? text('people.never') : time.format(new Date(sys.lastUsedAt));
  const until = sys.expiresAt === null ? text('people.noEnd') : time.format(new Date(sys.expiresAt));
  return text('people.tokenDetails', { used, until });
}
