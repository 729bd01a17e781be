import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** Registration of the studio in tests. */
export const openIdClient = { id: 'studio', secret: 'client-secret-of-the-tests' };

interface Account {
  readonly email: string;
  readonly isVerified: boolean;
}

/**
 * Starts a certified OpenID provider whose own form accepts any password.
 *
 * @param accounts by sign-in name
 * @returns closes it
 */
export async function startOpenIdProvider(
  port: number,
  redirectUri: string,
  accounts: Readonly<Record<string, Account>>,
): Promise<() => void> {
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      { client_id: openIdClient.id, client_secret: openIdClient.secret, redirect_uris: [redirectUri] },
    ],
    claims: { email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    findAccount: (_context, name) => {
      const account = accounts[name];
      if (!account) return undefined;
      const { email, isVerified } = account;
      return { accountId: name, claims: () => ({ sub: name, email, email_verified: isVerified }) };
    },
  });
  const answer = provider.callback();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
