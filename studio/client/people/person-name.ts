interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A person's display name; the address without a name. */
export function personName({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email;
}
