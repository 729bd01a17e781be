import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '../live/activity';
import { waitingMessages } from '../database/tables/outbox';
import { players } from '../database/tables/players';
import { register, sentCode } from '../fixtures/registering';
import { type TestPlatform, startTestPlatform } from '../fixtures/test-platform';
import { type AcceptedSms, createSmsSimulator } from '../simulators/sms-simulator';
import { usualBehaviour } from '../simulators/behaviour';
import { listenLocally, type RunningSimulator } from '../simulators/listen';
import { NO_THIRD_PARTIES } from '../third-parties';

let registered = 0;

/** A new player from a country with SMS codes. */
function someone() {
  registered += 1;
  return {
    siteId: 5,
    email: `waiting${registered}@example.com`,
    country: 'CA',
    mobilePhone: `+1416555012${registered}`,
    languageCode: 'ca',
  };
}

const behaviour = usualBehaviour();
let gateway: RunningSimulator;
let platform: TestPlatform;

beforeAll(async () => {
  gateway = await listenLocally(createSmsSimulator({ behaviour, key: 'key' }), 0);
  platform = await startTestPlatform({
    thirdParties: {
      ...NO_THIRD_PARTIES,
      developmentSender: true,
      sms: { url: `${gateway.url}/messages`, key: 'key', timeoutMs: 10_000 },
    },
  });
});
afterAll(async () => {
  await platform.close();
  await gateway.close();
});
beforeEach(() => {
  Object.assign(behaviour, usualBehaviour());
});

/** Messages that the gateway accepted for a number. */
async function arrived(mobilePhone: string): Promise<AcceptedSms[]> {
  const response = await fetch(`${gateway.url}/messages`);
  const all = (await response.json()) as AcceptedSms[];
  return all.filter(({ to }) => to === mobilePhone);
}

async function later(ms: number): Promise<void> {
  platform.platform.clock.advance(ms);
  await platform.platform.accounts.outbox.deliverDue();
  await platform.platform.accounts.outbox.settled();
}

/** Messages waiting for a retry. The welcome mail may still be in flight when the call returns. */
async function waitingRows() {
  await platform.platform.accounts.outbox.settled();
  return platform.platform.database.db.select().from(waitingMessages);
}

/** A registration that has reached the code step. */
async function beforeCode() {
  const who = someone();
  const registering = await register(platform, who);
  expect(await registering.complete()).toMatchObject({ status: 200 });
  return { who, registering };
}

test('REG-18 a code reaches the SMS gateway, and opens the account', async () => {
  const { who, registering } = await beforeCode();
  expect(await registering.requestCode('sms')).toMatchObject({ status: 200 });
  const [sms] = await arrived(who.mobilePhone);
  const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
  expect(await registering.verify('sms', code)).toMatchObject({ status: 200 });
  expect(await waitingRows()).toEqual([]);
});

test('REG-18 a gateway that fails is reported to the player, and the code still arrives once it is back', async () => {
  const { who, registering } = await beforeCode();
  behaviour.mode = 'error';
  expect(await registering.requestCode('sms')).toMatchObject({
    status: 503,
    body: { code: 'error.message.undelivered' },
  });
  const [row] = await waitingRows();
  expect(row).toMatchObject({ attempts: 1, template: 'sms-code' });
  // The database contains neither number nor code in plain text.
  expect(JSON.stringify(row)).not.toMatch(/4165550123/);
  await later(4_000);
  expect(await waitingRows()).toMatchObject([{ attempts: 1 }]);
  await later(2_000);
  expect(await waitingRows()).toMatchObject([{ attempts: 2 }]);
  behaviour.mode = 'ok';
  await later(MINUTE);
  expect(await arrived(who.mobilePhone)).toHaveLength(1);
  expect(await waitingRows()).toEqual([]);
});

test('a newer code replaces the one that waits, and a code that is too old is not sent any more', async () => {
  const { who, registering } = await beforeCode();
  behaviour.mode = 'down';
  await registering.requestCode('sms');
  await registering.requestCode('sms');
  expect(await waitingRows()).toHaveLength(1);
  behaviour.mode = 'ok';
  await later(11 * MINUTE);
  expect(await arrived(who.mobilePhone)).toEqual([]);
  expect(await waitingRows()).toEqual([]);
});

test('a receipt makes no other one void that waits', async () => {
  const { who } = await beforeCode();
  behaviour.mode = 'down';
  const { database, accounts } = platform.platform;
  const [player] = await database.db.select().from(players).where(eq(players.email, who.email));
  const { siteId = 0, playerId = 0 } = player ?? {};
  const values = { firstName: 'Aino', amount: '€20', method: 'Trustly', time: 'now', link: 'here' };
  for (const reference of ['one', 'two']) {
    await database.transaction(() => {
      const to = who.mobilePhone;
      const receipt = { siteId, playerId, to, values: { ...values, reference }, locale: 'en' };
      accounts.outbox.send({ ...receipt, channel: 'sms', template: 'deposit-settled' });
      return Promise.resolve();
    });
    await accounts.outbox.settled();
  }
  expect(await waitingRows()).toHaveLength(2);
  behaviour.mode = 'ok';
  await later(MINUTE);
  expect(await arrived(who.mobilePhone)).toHaveLength(2);
  expect(await waitingRows()).toEqual([]);
});

test('a message that is refused for good is not tried again', async () => {
  const { registering } = await beforeCode();
  behaviour.mode = 'refuse';
  expect(await registering.requestCode('sms')).toMatchObject({ status: 503 });
  expect(await waitingRows()).toEqual([]);
});

test('a message of a process that died is sent by another, once its lease is over', async () => {
  const { who, registering } = await beforeCode();
  behaviour.mode = 'error';
  await registering.requestCode('sms');
  const { db } = platform.platform.database;
  const [row] = await waitingRows();
  const leased = new Date(platform.platform.clock.now() + MINUTE);
  await db
    .update(waitingMessages)
    .set({ nextAttemptAt: leased })
    .where(eq(waitingMessages.id, row?.id ?? ''));
  behaviour.mode = 'ok';
  await later(MINUTE - 1_000);
  expect(await arrived(who.mobilePhone)).toEqual([]);
  await later(2_000);
  expect(await arrived(who.mobilePhone)).toMatchObject([{ reference: row?.id }]);
});

test('channels without a service use the outbox page in demo mode only', async () => {
  const { who, registering } = await beforeCode();
  await registering.requestCode('email');
  expect(await sentCode(platform, who.email)).toMatch(/^\d{6}$/);
  const strict = await startTestPlatform({ thirdParties: NO_THIRD_PARTIES });
  try {
    const refused = await register(strict, who);
    await refused.complete();
    expect(await refused.requestCode('sms')).toMatchObject({
      status: 503,
      body: { code: 'error.message.undelivered' },
    });
    expect(await strict.platform.accounts.sentMessages({})).toEqual([]);
  } finally {
    await strict.close();
  }
});
