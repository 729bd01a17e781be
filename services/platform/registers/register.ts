/** The registers of excluded persons that the platform can ask. */
export const registerNames = ['spelpaus', 'cruks', 'oasis', 'gamstop', 'rofus'] as const;
export type RegisterName = (typeof registerNames)[number];

/** Whom a register is asked about. */
export interface Person {
  firstName: string;
  lastName: string;
  /** `yyyy-MM-dd`. */
  dateOfBirth: string;
  email: string;
  postalCode: string;
  /** The identifier that the law requires at registration, in the format of `parseIdentifier`. */
  identifier?: string | undefined;
  /** The register's own name for the person, from an earlier answer. */
  reference?: string | undefined;
}

/** Reply of a register. No register reports when an exclusion ends. */
export interface RegisterAnswer {
  isExcluded: boolean;
  /** The register's own name for the person, to be sent from now on instead of the identifier. */
  reference?: string;
}

/** Says whether a person is excluded from gambling. `registers.conformance.test.ts` is the contract of every adapter. */
export interface ExclusionRegister {
  readonly name: RegisterName;
  /** @throws RegisterUnavailableError when there is no usable answer about this very person within the time limit */
  ask(person: Person): Promise<RegisterAnswer>;
}

/** The register gave no usable answer. Its message is for the log: it never holds anything of the person. */
export class RegisterUnavailableError extends Error {
  override name = 'RegisterUnavailableError';
}

/** The register does not take the question. */
export class RegisterRefusedError extends RegisterUnavailableError {
  override name = 'RegisterRefusedError';
}

/** A register cannot be asked without an identifier that the account does not have. */
export class IdentifierMissingError extends RegisterUnavailableError {
  override name = 'IdentifierMissingError';
}

/** The identifier of a person. @throws IdentifierMissingError */
export function identifierOf({ identifier }: Person): string {
  if (identifier !== undefined) return identifier;
  throw new IdentifierMissingError('the account has no identifier');
}
