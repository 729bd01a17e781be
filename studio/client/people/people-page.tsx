import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { readSignInWays } from '../api/session';
import { usePerson } from '../shell/sign-in-gate';
import { text } from '../text/text';
import { PeopleList } from './people-list';

/** People and their permissions, for administrators. */
export function PeoplePage() {
  const { isAdministrator } = usePerson();
  const ways = useQuery({ queryKey: ['sign-in-ways'], queryFn: readSignInWays, staleTime: Infinity });
  const isElsewhere = ways.data?.way === 'token';
  if (ways.data && isAdministrator && !isElsewhere) return <PeopleList provider={ways.data.provider} />;
  return (
    <>
      <Typography component="h1" variant="h1" sx={{ mb: 2 }}>
        {text('people.title')}
      </Typography>
      {ways.data && (
        <Alert severity="info">{text(isElsewhere ? 'people.elsewhere' : 'people.onlyAdministrators')}</Alert>
      )}
    </>
  );
}
