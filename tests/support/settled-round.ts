import { readFileSync } from 'node:fs';

interface SettledRound {
  brand: string;
  gameId: string;
  /** Minor units of the default currency. */
  staked: number;
  won: number;
}

const published = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
let rounds = 0;

/** A new player of a brand stakes and wins in a game; sent to the platform like by its provider. */
export async function playRound(
  platformUrl: string,
  { brand, gameId, staked, won }: SettledRound,
): Promise<void> {
  const { siteId } = published<{ siteId: number }>(`brands/${brand}/platform.json`);
  const games = published<{ gameId: string; provider: string }[]>('services/platform/data/games.json');
  const provider = games.find((game) => game.gameId === gameId)?.provider;
  if (!provider) throw new Error(`the platform has no game ${gameId}`);
  const name = `round-${process.pid}-${Date.now()}-${(rounds += 1)}`;
  const player = `${name}@${brand}.example`;
  const currency = 'EUR';

  async function post(path: string, body: object, key = ''): Promise<void> {
    const response = await fetch(platformUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-site-context': String(siteId),
        'x-platform-key': `local-${key}`,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
  const command = (kind: string, amount: number, key: string, more: object) =>
    post(
      '/platform/v1/operator/ledger',
      { player, command: { kind, reference: `${name}-${kind}`, amount, currency, ...more } },
      key,
    );

  await post('/platform/_control/seed', {
    players: [{ siteId, email: player, password: 'Marquee-2026', currencyCode: currency }],
  });
  await command('deposit', staked, 'payment-trustly', { method: 'TRUSTLY' });
  await command('bet', staked, `provider-${provider}`, { roundId: name, gameId });
  await command('win', won, `provider-${provider}`, { roundId: name });
}
