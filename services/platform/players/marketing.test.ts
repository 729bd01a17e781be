import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformInbox } from '../../../schemas/generated/types';
import { validatePlatformInbox } from '../../../schemas/generated/validators.js';
import { DAY } from '../live/activity';
import type { NewRestriction } from '../database/tables/restrictions';
import { NOW, type SignedIn, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

const email = 'regular@halden.example';
// The player's language is German.
const offer = 'Neue Spiele dieser Woche';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const restrict = async (restriction: Pick<NewRestriction, 'kind' | 'until'>) => {
  const player = await platform.platform.players.byEmail(5, email);
  await platform.platform.identity.restrict(player?.playerId ?? 0, {
    ...restriction,
    setBy: 'operator',
    reason: 'test',
  });
};
async function inbox({ headers }: SignedIn): Promise<PlatformInbox> {
  const { body } = await platform.get('/platform/v1/player/inbox', headers);
  if (validatePlatformInbox(body)) return body;
  throw new Error(JSON.stringify(body));
}
const titles = ({ messages }: PlatformInbox) => messages.map(({ title }) => title);
const marketing = async ({ headers }: SignedIn) =>
  (await platform.get('/platform/v1/player/access/details', headers)).body;
/** Grants a bonus and removes it again, as only one may be active. */
async function grant(reference: string) {
  const answer = await platform.command(email, {
    kind: 'bonus-grant',
    reference,
    amount: 100,
    currency: 'EUR',
    campaign: await platform.goodwill(email),
  });
  await platform.command(email, {
    kind: 'bonus-forfeit',
    reference: `${reference}-back`,
    vertical: 'CASINO',
  });
  return answer;
}

test('INBOX-02 an account that may not play is sent no marketing and given no bonus; service messages still arrive', async () => {
  const player = await platform.signIn(email);
  const before = await inbox(player);
  expect(titles(before)).toContain(offer);
  expect(await marketing(player)).toMatchObject({ marketing: true });
  expect((await grant('marketing-before')).status).toBe(200);

  await restrict({ kind: 'multibrand-suspension', until: new Date(NOW + DAY) });
  expect(await marketing(player)).toMatchObject({ marketing: false });
  const during = await inbox(player);
  expect(titles(during)).toEqual(titles(before).filter((title) => title !== offer));
  expect([during.total, during.unread]).toEqual([before.total - 1, before.unread - 1]);
  expect(await grant('marketing-during')).toMatchObject({
    status: 403,
    body: { code: 'error.bonus.not.allowed' },
  });

  await platform.post('/platform/_control/clock', { now: new Date(NOW + DAY).toISOString() });
  expect(titles(await inbox(await platform.signIn(email)))).toEqual(titles(before));
});

test('LIMIT-16 LIMIT-19 nobody is given a bonus in a time-out or an exclusion', async () => {
  await platform.post('/platform/_control/clock', { now: new Date(NOW + DAY).toISOString() });
  await restrict({ kind: 'time-out', until: new Date(NOW + 2 * DAY) });
  expect(await grant('marketing-time-out')).toMatchObject({ body: { code: 'error.bonus.not.allowed' } });
  await platform.post('/platform/_control/clock', { now: new Date(NOW + 2 * DAY).toISOString() });
  expect((await grant('marketing-after')).status).toBe(200);
  await restrict({ kind: 'self-exclusion', until: null });
  expect(await grant('marketing-exclusion')).toMatchObject({ body: { code: 'error.bonus.not.allowed' } });
});
