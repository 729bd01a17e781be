import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../live/activity';
import {
  keyHeaders,
  NOW,
  siteHeaders,
  startTestPlatform,
  type Answer,
  type TestPlatform,
} from '../fixtures/test-platform';
import { decideApproval } from './decide';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const SITE = 5;
const OPERATOR = '/platform/v1/operator';
const one = keyHeaders(SITE, 'operator-1');
const two = keyHeaders(SITE, 'operator-2');
const reader = keyHeaders(SITE, 'read-only-1');
const REASON = 'Checked by hand';
const refused = (status: number, code: string) => ({ status, body: { code } });
const ok = { status: 200 };

async function idOf(who: string): Promise<number> {
  const player = await platform.platform.players.byEmail(SITE, `${who}@halden.example`);
  if (player === undefined) throw new Error(`There is no ${who}.`);
  return player.playerId;
}
async function mainOf(playerId: number): Promise<number> {
  return (await platform.platform.ledger.balance(playerId))?.balanceMap.main ?? 0;
}
let keys = 0;
const fresh = () => ({ 'idempotency-key': `operators-${++keys}` });
const adjust = (playerId: number, amount: number, headers: Record<string, string> = one): Promise<Answer> =>
  platform.post(
    `${OPERATOR}/players/${playerId}/adjustments`,
    { amount, currency: 'EUR', reason: REASON },
    { ...fresh(), ...headers },
  );
const decide = (playerId: number, answer: Answer, what: 'approval' | 'refusal', headers = two) =>
  platform.post(
    `${OPERATOR}/players/${playerId}/adjustments/${numberOf(answer, 'adjustmentId')}/${what}`,
    { reason: 'Seen the receipt' },
    headers,
  );

function numberOf({ body }: Answer, name: string): number {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value === 'number') return value;
  throw new Error(`No ${name} in ${JSON.stringify(body)}.`);
}
interface Entry {
  at: string;
  kind: string;
  id: string;
  subject: string;
  status: string | null;
  by: string | null;
  reason: string | null;
}
async function timeline(
  playerId: number,
  before?: string,
): Promise<{ entries: Entry[]; next: string | null }> {
  const query = before === undefined ? '' : `?before=${before}`;
  const answer = await platform.get(`${OPERATOR}/players/${playerId}/timeline${query}`, reader);
  expect(answer).toMatchObject(ok);
  return answer.body as { entries: Entry[]; next: string | null };
}
/** Decisions in the audit log, as `action subject`; without read access and the tests' own commands. */
const audited = async (playerId: number) =>
  (await timeline(playerId)).entries
    .filter(({ kind, subject }) => kind === 'audit' && !/^(ledger\.command|document\.viewed)$/.test(subject))
    .map((entry) => ({ ...entry, decision: `${entry.subject} ${entry.status}` }));

test('an operator adjusts a balance with a reason, once, and the log says who did it', async () => {
  const player = await idOf('regular');
  const before = await mainOf(player);
  const path = `${OPERATOR}/players/${player}/adjustments`;
  const body = { amount: -500, currency: 'EUR', reason: REASON };
  for (const wrong of [
    { ...body, reason: undefined },
    { ...body, reason: '  ' },
    { ...body, amount: 0 },
    { ...body, amount: 1.5 },
    { ...body, amount: -1e13 },
    { ...body, operator: 'somebody' },
  ])
    expect(await platform.post(path, wrong, { ...one, ...fresh() })).toMatchObject(
      refused(400, 'error.request.invalid'),
    );
  expect(await platform.post(path, body, one)).toMatchObject(refused(400, 'error.request.invalid'));
  expect(await platform.post(path, { ...body, currency: 'NOK' }, { ...one, ...fresh() })).toMatchObject(
    refused(409, 'error.currency.mismatch'),
  );
  const key = fresh();
  const booked = await platform.post(path, body, { ...one, ...key });
  expect(booked).toMatchObject({
    status: 200,
    body: { status: 'BOOKED', requestedBy: 'operator-1', decidedBy: null },
  });
  expect(await platform.post(path, body, { ...one, ...key })).toEqual(booked);
  expect(await platform.post(path, { ...body, amount: -600 }, { ...one, ...key })).toMatchObject(
    refused(409, 'error.idempotency.conflict'),
  );
  expect(await mainOf(player)).toBe(before - 500);
  const [entry] = await audited(player);
  expect(entry).toMatchObject({ by: 'key:operator-1', reason: REASON, amount: -500, currency: 'EUR' });
  expect(entry?.decision).toMatch(/^adjustment\.booked \d+$/);
  expect(await adjust(player, -1_000_000_000)).toMatchObject({ body: { status: 'AWAITING_APPROVAL' } });
});

test('four eyes: a large adjustment, or several small ones, await another operator than the one who asked', async () => {
  const player = await idOf('vip');
  const before = await mainOf(player);
  const large = await adjust(player, 20_001);
  expect(large).toMatchObject({ status: 200, body: { status: 'AWAITING_APPROVAL' } });
  expect(await mainOf(player)).toBe(before);
  expect(await platform.get(`${OPERATOR}/adjustments`, reader)).toMatchObject({
    body: {
      adjustments: expect.arrayContaining([expect.objectContaining({ playerId: player, amount: 20_001 })]),
    },
  });
  expect(await decide(player, large, 'approval', one)).toMatchObject(
    refused(403, 'error.adjustment.same.operator'),
  );
  expect(await decide(player, large, 'refusal', one)).toMatchObject(
    refused(403, 'error.adjustment.same.operator'),
  );
  expect(await decide(player, large, 'approval', reader)).toMatchObject(
    refused(403, 'error.platform.key.scope'),
  );
  expect(await decide(await idOf('once'), large, 'approval')).toMatchObject(
    refused(404, 'error.adjustment.not.found'),
  );
  expect(await mainOf(player)).toBe(before);
  const approved = await decide(player, large, 'approval');
  expect(approved).toMatchObject({ status: 200, body: { status: 'BOOKED', decidedBy: 'operator-2' } });
  expect(await decide(player, large, 'approval')).toMatchObject(refused(409, 'error.adjustment.decided'));
  expect(await mainOf(player)).toBe(before + 20_001);

  // 150 and 50 euros are within the daily limit of a single operator; the next cent exceeds it.
  expect(await adjust(player, 15_000)).toMatchObject({ body: { status: 'BOOKED' } });
  expect(await adjust(player, -5_000)).toMatchObject({ body: { status: 'BOOKED' } });
  const next = await adjust(player, 1);
  expect(next).toMatchObject({ body: { status: 'AWAITING_APPROVAL' } });
  expect(await decide(player, next, 'refusal')).toMatchObject({
    body: { status: 'REFUSED', decidedBy: 'operator-2' },
  });
  expect(await mainOf(player)).toBe(before + 30_001);
  expect((await audited(player)).map(({ subject, by }) => `${subject} ${by}`)).toEqual([
    'adjustment.refused key:operator-2',
    'adjustment.requested key:operator-1',
    'adjustment.booked key:operator-1',
    'adjustment.booked key:operator-1',
    'adjustment.approved key:operator-2',
    'adjustment.requested key:operator-1',
  ]);
});

test('approvals of two operators at once book an adjustment once', async () => {
  const player = await idOf('big');
  const before = await mainOf(player);
  const large = await adjust(player, 30_000);
  const answers = await Promise.all(Array.from({ length: 6 }, () => decide(player, large, 'approval')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await mainOf(player)).toBe(before + 30_000);
});

test('an approval that the wallet cannot bear leaves the adjustment waiting', async () => {
  const player = await idOf('once');
  const taken = await adjust(player, -900_000_000);
  expect(await decide(player, taken, 'approval')).toMatchObject(refused(409, 'error.balance.insufficient'));
  expect(await decide(player, taken, 'refusal')).toMatchObject({ body: { status: 'REFUSED' } });
});

test('INBOX-03 a withdrawal above the amount is paid out only once an operator has approved it', async () => {
  const player = await idOf('big');
  const send = (command: object, headers: Record<string, string>) =>
    platform.post(`${OPERATOR}/ledger`, { player, command }, headers);
  const pay = keyHeaders(SITE, 'payment-trustly');
  const euros = { currency: 'EUR', method: 'TRUSTLY' };
  const paidIn = await adjust(player, 3_000_000);
  expect(await decide(player, paidIn, 'approval')).toMatchObject(ok);
  const withdraw = (reference: string, amount: number) =>
    send({ kind: 'withdrawal', reference, amount, ...euros }, one);
  let settled = 0;
  const settle = (reference: string) =>
    send(
      { kind: 'withdrawal-settle', reference: `settle-${++settled}`, withdrawal: `operator/${reference}` },
      pay,
    );
  const review = (what: string, reference: string, headers = two, id = player) =>
    platform.post(
      `${OPERATOR}/players/${id}/withdrawals/${what}`,
      { withdrawalId: `operator/${reference}`, reason: REASON },
      headers,
    );
  await withdraw('small', 500_000);
  expect(await review('approval', 'small')).toMatchObject(refused(409, 'error.withdrawal.approved'));
  expect(await settle('small')).toMatchObject(ok);

  await withdraw('large', 500_001);
  expect(await settle('large')).toMatchObject(refused(409, 'error.withdrawal.not.approved'));
  expect(await platform.get(`${OPERATOR}/withdrawals`, reader)).toMatchObject({
    body: {
      withdrawals: expect.arrayContaining([expect.objectContaining({ withdrawalId: 'operator/large' })]),
    },
  });
  expect(await review('approval', 'large', reader)).toMatchObject(refused(403, 'error.platform.key.scope'));
  expect(await review('approval', 'large', siteHeaders(SITE))).toMatchObject(
    refused(403, 'error.platform.key.scope'),
  );
  expect(await review('approval', 'large', two, await idOf('once'))).toMatchObject(
    refused(404, 'error.withdrawal.not.found'),
  );
  expect(await review('approval', 'large')).toMatchObject({
    body: { status: 'PENDING', approvedBy: 'operator-2' },
  });
  expect(await review('approval', 'large')).toMatchObject(refused(409, 'error.withdrawal.approved'));
  expect(await settle('large')).toMatchObject(ok);

  const before = await mainOf(player);
  await withdraw('doubtful', 600_000);
  expect(await review('refusal', 'doubtful')).toMatchObject({ body: { status: 'CANCELLED' } });
  expect(await review('refusal', 'doubtful')).toMatchObject(refused(409, 'error.withdrawal.not.pending'));
  expect(await settle('doubtful')).toMatchObject(refused(409, 'error.withdrawal.not.pending'));
  expect(await mainOf(player)).toBe(before);
  const news = await platform.get(
    '/platform/v1/player/notifications',
    (await platform.signIn('big@halden.example')).headers,
  );
  expect(news.body).toMatchObject({
    notifications: [{ kind: 'withdrawal-refused', values: { amount: 600_000, currency: 'EUR' } }],
  });
  const words = (await audited(player)).map(({ decision }) => decision);
  expect(words.slice(0, 2)).toEqual([
    'withdrawal.refused operator/doubtful',
    'withdrawal.approved operator/large',
  ]);
});

test('a withdrawal above what one operator may approve needs two, and not the same one twice', () => {
  const large = { amount: 2_000_001, limit: 2_000_000 };
  expect(decideApproval({ ...large, amount: 2_000_000, first: undefined, operator: 'ada' })).toBe('APPROVED');
  expect(decideApproval({ ...large, first: undefined, operator: 'ada' })).toBe('AWAITS_SECOND');
  expect(decideApproval({ ...large, first: 'ada', operator: 'ben' })).toBe('APPROVED');
  expect(() => decideApproval({ ...large, first: 'ada', operator: 'ada' })).toThrow(/another operator/);
});

test('every withdrawal of a player whose withdrawals are reviewed awaits an approval', async () => {
  const player = await idOf('vip');
  const command = {
    kind: 'withdrawal',
    reference: 'reviewed',
    amount: 100,
    currency: 'EUR',
    method: 'TRUSTLY',
  };
  expect(await platform.post(`${OPERATOR}/ledger`, { player, command }, one)).toMatchObject(ok);
  const settle = { kind: 'withdrawal-settle', reference: 'reviewed', withdrawal: 'operator/reviewed' };
  expect(
    await platform.post(
      `${OPERATOR}/ledger`,
      { player, command: settle },
      keyHeaders(SITE, 'payment-trustly'),
    ),
  ).toMatchObject(refused(409, 'error.withdrawal.not.approved'));
});

test('KYC-01 KYC-04 a document under review is accepted, or refused with the reason that the player reads', async () => {
  const player = await idOf('pending');
  const path = `${OPERATOR}/players/${player}/documents`;
  const list = async () =>
    (
      (await platform.get(path, reader)).body as {
        documents: { documentId: string; documentStatus: string }[];
      }
    ).documents;
  const waiting = (await list()).filter(({ documentStatus }) => documentStatus === 'UNDER_REVIEW');
  expect(waiting.length).toBeGreaterThan(1);
  const [first, second] = waiting.map(({ documentId }) => documentId);
  const review = (
    id: string | undefined,
    what: string,
    body: object = { reason: 'BAD_QUALITY' },
    headers = one,
  ) => platform.post(`${path}/${id}/${what}`, body, headers);
  expect(await review(first, 'refusal', {})).toMatchObject(refused(400, 'error.request.invalid'));
  expect(await review(first, 'acceptance', { reason: '' })).toMatchObject(
    refused(400, 'error.request.invalid'),
  );
  expect(await review(first, 'refusal', undefined, reader)).toMatchObject(
    refused(403, 'error.platform.key.scope'),
  );
  expect(await review('doc-of-nobody', 'refusal')).toMatchObject(refused(404, 'error.document.not.found'));
  expect(await review(first, 'refusal')).toMatchObject(ok);
  expect(await review(first, 'refusal')).toMatchObject(refused(409, 'error.document.not.under.review'));
  expect(await review(second, 'acceptance', { reason: REASON })).toMatchObject(ok);
  const { headers } = await platform.signIn('pending@halden.example');
  expect(await platform.get('/platform/v1/player/documents', headers)).toMatchObject({
    body: {
      documents: expect.arrayContaining([
        expect.objectContaining({
          documentId: first,
          documentStatus: 'REQUESTED',
          rejectionReason: 'BAD_QUALITY',
        }),
        expect.objectContaining({ documentId: second, documentStatus: 'VERIFIED' }),
      ]),
    },
  });
  expect((await audited(player)).map(({ decision }) => decision)).toEqual([
    `document.accepted ${second}`,
    `document.refused ${first}`,
  ]);
});

test("the timeline has all of a player's records, in pages without gap or repetition", async () => {
  const player = await idOf('big');
  await platform.signIn('big@halden.example');
  const until = new Date(NOW + DAY).toISOString();
  const block = { kind: 'deposit-block', reason: REASON, until };
  const restrictions = `${OPERATOR}/players/${player}/restrictions`;
  const set = await platform.post(restrictions, block, one);
  await platform.post(`${restrictions}/${numberOf(set, 'restrictionId')}/lift`, { reason: REASON }, two);
  const entries: Entry[] = [];
  let before: string | undefined;
  do {
    const page = await timeline(player, before);
    expect(page.entries.length).toBeLessThanOrEqual(50);
    entries.push(...page.entries);
    before = page.next ?? undefined;
  } while (before !== undefined);
  expect(new Set(entries.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(entries.length);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  const { rows } = await platform.platform.database.db.execute(
    sql`select count(*)::int as count from ledger_transactions where player_id = ${player}`,
  );
  expect(entries.filter(({ kind }) => kind === 'ledger')).toHaveLength(Number(rows[0]?.['count']));
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(
    new Set(['audit', 'document', 'ledger', 'lift', 'limit', 'login', 'restriction']),
  );
  const audits = entries.filter(({ kind }) => kind === 'audit').map(({ subject, by }) => `${subject} ${by}`);
  expect(audits.slice(0, 2)).toEqual(['restriction.lifted key:operator-2', 'restriction.set key:operator-1']);
  const path = `${OPERATOR}/players/${player}/timeline`;
  expect(await platform.get(`${path}?before=nonsense`, reader)).toMatchObject(
    refused(400, 'error.request.invalid'),
  );
  expect(await platform.get(path, siteHeaders(SITE))).toMatchObject(refused(403, 'error.platform.key.scope'));
});

test('players are found by id and by address, those of the own site only', async () => {
  const find = (search: string, headers = reader) =>
    platform.get(`${OPERATOR}/players?search=${encodeURIComponent(search)}`, headers);
  const player = await idOf('regular');
  const found = {
    body: { players: [expect.objectContaining({ playerId: player, email: 'regular@halden.example' })] },
  };
  expect(await find('Regular@Halden.example')).toMatchObject(found);
  expect(await find(String(player))).toMatchObject(found);
  expect(await find('regular@')).toMatchObject(found);
  for (const search of ['regular@kiekko.example', '%%%', '99999999'])
    expect((await find(search)).body).toEqual({ players: [] });
  expect(await find('re')).toMatchObject(refused(400, 'error.request.invalid'));
  expect(await find('regular@', siteHeaders(SITE))).toMatchObject(refused(403, 'error.platform.key.scope'));
});

test("another site's player is nobody to an operator", async () => {
  const player = await idOf('regular');
  const kiekko = keyHeaders(6, 'operator-1');
  const nobody = refused(404, 'error.player.not.found');
  const reasons = { reason: REASON };
  for (const [path, body] of [
    ['adjustments', { amount: 1, currency: 'EUR', ...reasons }],
    ['adjustments/1/approval', reasons],
    ['withdrawals/approval', { withdrawalId: 'operator/large', ...reasons }],
    ['documents/doc/acceptance', reasons],
    ['restrictions', { kind: 'payout-block', ...reasons }],
  ] as const)
    expect(
      await platform.post(`${OPERATOR}/players/${player}/${path}`, body, { ...kiekko, ...fresh() }),
    ).toMatchObject(nobody);
  for (const path of ['timeline', 'documents', 'restrictions'])
    expect(await platform.get(`${OPERATOR}/players/${player}/${path}`, kiekko)).toMatchObject(nobody);
});

test('the audit log is append-only', async () => {
  const { db } = platform.platform.database;
  expect(await db.execute(sql`select count(*)::int as count from audit_log`)).toMatchObject({
    rows: [{ count: expect.any(Number) }],
  });
  for (const statement of ["update audit_log set reason = 'x'", 'delete from audit_log'])
    await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/never changed or deleted/) },
    });
});

test('the books are right after all that', async () => {
  expect(await platform.get('/platform/_control/reconcile')).toMatchObject({ body: { ok: true } });
});
