/** A value as text that fits into an address. */
export function encodeToken(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** What a token says, null when it is none. Anybody can make one: check what it says. */
export function decodeToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return null;
  }
}
