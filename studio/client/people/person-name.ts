interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** As everybody is shown; the address of somebody without a name. */
export function personName({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email;
}
