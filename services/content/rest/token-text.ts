/** A value as text that fits into an address. */
export function encodeToken(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Contents of a token; null for an invalid one. Clients can forge it: validate the contents. */
export function decodeToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return null;
  }
}
