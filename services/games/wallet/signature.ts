import { createHmac } from 'node:crypto';

/** A provider's key for the platform's wallet. */
export interface WalletKey {
  name: string;
  secret: string;
}

/** Headers that show a wallet call to be the provider's, and of this moment. @param now milliseconds since the epoch */
export function signatureHeaders(
  { name, secret }: WalletKey,
  method: string,
  path: string,
  body: string,
  now: number,
): Record<string, string> {
  const signature = createHmac('sha256', secret)
    .update(`${now}.${method}.${path}.${body}`)
    .digest('base64url');
  return { 'x-provider-key': name, 'x-provider-timestamp': String(now), 'x-provider-signature': signature };
}
