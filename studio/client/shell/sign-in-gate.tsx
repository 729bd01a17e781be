import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, createContext, useContext, useEffect, useState } from 'react';
import { onSignedOut } from '../api/call';
import { type Person, readPerson } from '../api/session';
import { Loading } from './loading';
import { Problem } from './problem';
import { type SessionEnd, SignInDialog } from './sign-in-dialog';

const PersonContext = createContext<Person | null>(null);

/** The signed-in person. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('There is no sign-in around this component.');
  return person;
}

/** The studio for a signed-in person. When the session ends, the sign-in opens over the page, and all input is preserved. */
export function SignInGate({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['person'],
    queryFn: readPerson,
    staleTime: Infinity,
  });
  const [ended, setEnded] = useState<SessionEnd>();
  useEffect(
    () => onSignedOut(({ id }) => setEnded(id === 'AccountSwitchedOff' ? 'switchedOff' : 'ended')),
    [],
  );
  const enter = (person: Person) => {
    // Another person signed in: no data of the previous one may be shown.
    if (data && data.id !== person.id) queries.clear();
    queries.setQueryData(['person'], person);
    setEnded(undefined);
    void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'person' });
  };
  if (data === undefined && error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  return (
    <>
      {data && <PersonContext.Provider value={data}>{children}</PersonContext.Provider>}
      {(!data || ended) && <SignInDialog email={data?.email} reason={ended ?? 'ended'} onSignedIn={enter} />}
    </>
  );
}
