import { expect } from './journey';
import type { Stack } from './stack';

/** Grants a player of a site a bonus, like an operator. */
export async function giveGoodwill(
  { platformUrl }: Pick<Stack, 'platformUrl'>,
  siteId: number,
  player: string,
  amount: number,
): Promise<void> {
  const headers = { 'x-site-context': String(siteId), 'x-platform-key': 'local-operator-1' };
  const operator = `${platformUrl}/platform/v1/operator/players`;
  const found = await fetch(`${operator}?search=${encodeURIComponent(player)}`, { headers });
  const { players } = (await found.json()) as { players: { playerId: number }[] };
  const overview = await fetch(`${operator}/${players[0]?.playerId}`, { headers });
  const { campaigns } = (await overview.json()) as { campaigns: { campaignId: number; name: string }[] };
  const campaign = campaigns.find(({ name }) => name === 'Goodwill bonus')?.campaignId;
  const reference = `goodwill-${players[0]?.playerId}`;
  const response = await fetch(`${platformUrl}/platform/v1/operator/ledger`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      player,
      command: { kind: 'bonus-grant', reference, amount, currency: 'EUR', campaign },
    }),
  });
  expect(response.status, await response.text()).toBe(200);
}
