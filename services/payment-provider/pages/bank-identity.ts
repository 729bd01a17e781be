import type { PaymentProviderIdentity } from '../../../schemas/generated/types';
import { testPeople } from '../data/test-data';

/** Full name of a person; empty for a company. */
export function personName({
  firstName,
  lastName,
}: Partial<Pick<PaymentProviderIdentity, 'firstName' | 'lastName'>>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Identity of a test person as shared by the bank; undefined for a company and for a payment without identification. */
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
