import type { PaymentProviderIdentity } from '../../../schemas/generated/types';
import { testPeople } from '../data/test-data';

/** Names of a person, as one text; empty for a company. */
export function personName({
  firstName,
  lastName,
}: Partial<Pick<PaymentProviderIdentity, 'firstName' | 'lastName'>>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** What the bank tells of a test person; undefined for a company, and for a payment that identifies nobody. */
export function identityOf(id: string | undefined, country: string): PaymentProviderIdentity | undefined {
  const found = testPeople.find((each) => each.id === id)?.person;
  const { firstName, lastName, dateOfBirth, address, city, postalCode, ...contact } = found ?? {};
  if (!id || !firstName || !lastName || !dateOfBirth || !address || !city || !postalCode) return undefined;
  return {
    personId: `person-${id}`,
    ...{ firstName, lastName, dateOfBirth, address, city, postalCode, country },
    ...contact,
  };
}
