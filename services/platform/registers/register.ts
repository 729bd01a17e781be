/** Supported exclusion registers. */
export const registerNames = ['spelpaus', 'cruks', 'oasis', 'gamstop', 'rofus'] as const;
export type RegisterName = (typeof registerNames)[number];

/** The queried person. */
export interface Person {
  firstName: string;
  lastName: string;
  /** `yyyy-MM-dd`. */
  dateOfBirth: string;
  email: string;
  postalCode: string;
  /** The identifier required by law at registration, in the format of `parseIdentifier`. */
  identifier?: string | undefined;
  /** The register's own id of the person, from an earlier answer. */
  reference?: string | undefined;
}

/** Answer of a register. No register reports the end of an exclusion. */
export interface RegisterAnswer {
  isExcluded: boolean;
  /** The register's own id of the person, to send from now on instead of the identifier. */
  reference?: string;
}

/** Checks whether a person is excluded from gambling. `registers.conformance.test.ts` is the contract of every adapter. */
export interface ExclusionRegister {
  readonly name: RegisterName;
  /** @throws RegisterUnavailableError without a usable answer about this person within the timeout */
  ask(person: Person): Promise<RegisterAnswer>;
}

/** The register gave no usable answer. The message is logged, so it never contains personal data. */
export class RegisterUnavailableError extends Error {
  override name = 'RegisterUnavailableError';
}

/** The register refuses the query. */
export class RegisterRefusedError extends RegisterUnavailableError {
  override name = 'RegisterRefusedError';
}

/** The register requires an identifier, which the account does not have. */
export class IdentifierMissingError extends RegisterUnavailableError {
  override name = 'IdentifierMissingError';
}

/**
 * The identifier of a person.
 * @throws IdentifierMissingError
 */
export function identifierOf({ identifier }: Person): string {
  if (identifier !== undefined) return identifier;
  throw new IdentifierMissingError('the account has no identifier');
}
