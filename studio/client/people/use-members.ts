import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePerson } from '../shell/sign-in-gate';
import { readMembers, readMemberships, readRoles } from './calls';

/** Whether the person who is signed in manages people; false until that is clear. */
export function useIsAdministrator(): boolean {
  const { id } = usePerson();
  const { data } = useQuery({ queryKey: ['memberships'], queryFn: readMemberships, staleTime: 300_000 });
  return data?.some(({ user, admin }) => admin && user.sys.id === id) ?? false;
}

/** Everybody in the space. */
export function useMembers() {
  return useQuery({ queryKey: ['members'], queryFn: readMembers });
}

export function useRoles() {
  return useQuery({ queryKey: ['roles'], queryFn: readRoles, staleTime: 60_000 });
}

/** @returns reads everything about people again, after a change */
export function useRereadPeople(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      ['members', 'memberships', 'people'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    );
  };
}
