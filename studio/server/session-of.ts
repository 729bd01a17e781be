import type { ContentPerson, StudioSession } from '../../schemas/generated/types';

/** The session of a person with their token. */
export function sessionOf(token: string, { sys, firstName, lastName, email }: ContentPerson): StudioSession {
  return { token, personId: sys.id, name: `${firstName} ${lastName}`.trim() || email, email };
}
