import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ContentPeople } from '../../../../schemas/generated/types';
import { validateContentPeople } from '../../../../schemas/generated/validators.js';
import { call } from '../../api/call';
import { readPerson } from '../../api/session';
import { text } from '../../text/text';

export type NameOf = (personId: string | undefined) => string;

export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

/** All members of the space; only the caller's own name without permission to list them. */
export function usePeople(): readonly NamedPerson[] {
  const { data } = useQuery({ queryKey: ['people'], queryFn: readPeople, staleTime: 300_000 });
  return data ?? noPeople;
}

/** Names of people by id. Imported content has no author. */
export function usePeopleNames(): NameOf {
  const people = usePeople();
  return useCallback(
    (personId) =>
      personId === undefined
        ? text('publish.nobody')
        : (people.find(({ id }) => id === personId)?.name ?? text('publish.somebody')),
    [people],
  );
}

const noPeople: readonly NamedPerson[] = [];

async function readPeople(): Promise<NamedPerson[]> {
  try {
    const { items } = await call('/api/space/users?limit=1000', validateContentPeople);
    return items.map((person) => ({ id: person.sys.id, name: nameOfPerson(person) }));
  } catch {
    const person = await readPerson();
    return person ? [{ id: person.id, name: person.name }] : [];
  }
}

function nameOfPerson({ firstName = '', lastName = '', email = '' }: ContentPeople['items'][number]): string {
  return `${firstName} ${lastName}`.trim() || email || text('publish.somebody');
}
