import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { validatePlatformDocumentInitiation } from '../../../../schemas/generated/validators.js';
import { identityChecks, playerDocuments } from '../../database/tables/documents';
import { auditLog } from '../../database/tables/operators';
import { players } from '../../database/tables/players';
import { DAY, MINUTE } from '../../live/activity';
import { signCallback } from '../../payments/callback-signature';
import {
  keyHeaders,
  NOW,
  type SignedIn,
  startTestPlatform,
  type TestPlatform,
} from '../../fixtures/test-platform';
import { DECISIONS, type Delivery } from '../../simulators/identity/simulated-checks';

const DOCUMENTS = '/platform/v1/player/documents';
const RETURN = 'http://localhost:3000/en-UN/my-account/account/verification/identity/return';
const HALDEN = 5;
const KIEKKO = 6;

let clock = NOW;
const platform: TestPlatform = await startTestPlatform({
  now: () => clock,
  identitySimulatorUrl: 'https://checks.demo.example/',
});
afterAll(() => platform.close());

const begin = (headers: SignedIn['headers']) =>
  platform.post(`${DOCUMENTS}/initiate`, { documentType: 'PROOF_OF_ID', returnUrl: RETURN }, headers);

/**
 * Starts a check.
 * @returns the provider's id
 */
async function begun(headers: SignedIn['headers']): Promise<string> {
  const { body } = await begin(headers);
  if (!validatePlatformDocumentInitiation(body)) throw new Error(JSON.stringify(body));
  return body.redirectUrl.split('/').at(-1) ?? '';
}

/** Completes the hosted steps like a browser. */
async function finish(
  id: string,
  reason: (typeof DECISIONS)[number]['reason'],
  delivery: Delivery,
): Promise<Response> {
  const page = `${platform.url}/platform/simulators/identity/checks/${id}`;
  const post = (fields: Record<string, string>) =>
    fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  await post({ step: '1' });
  await post({ step: '2' });
  const decision = String(DECISIONS.findIndex((each) => each.reason === reason));
  return post({ step: '3', decision, delivery });
}

const check = async (headers: SignedIn['headers']) =>
  (await platform.get(`${DOCUMENTS}/identity-check`, headers)).body;

/** The stored proof of identity of a player. */
async function proof(email: string): Promise<typeof playerDocuments.$inferSelect | undefined> {
  const rows = await platform.platform.database.db
    .select({ document: playerDocuments })
    .from(playerDocuments)
    .innerJoin(players, eq(players.playerId, playerDocuments.playerId))
    .where(and(eq(players.email, email), eq(playerDocuments.documentTypeName, 'PROOF_OF_ID')));
  return rows[0]?.document;
}

/** A callback as sent by the provider. */
function callback(body: object, secret = 'simulated:key') {
  const text = JSON.stringify(body);
  return platform.call('POST', '/platform/identity-checks/hosted/callback', text, {
    'x-signature': signCallback(text, secret, clock),
  });
}

test('KYC-17 a provider approves an identity: level, requests and permission follow, however often it says so', async () => {
  const { headers } = await platform.signIn('documents@halden.example');
  expect(await check(headers)).toEqual({ isOffered: true, check: null });
  const id = await begun(headers);
  // The page is at the configured host.
  expect((await begin(headers)).body).toMatchObject({
    redirectUrl: `https://checks.demo.example/platform/simulators/identity/checks/${id}`,
  });
  // The open check is resumed.
  expect(await begun(headers)).toBe(id);
  expect(await check(headers)).toMatchObject({ isOffered: true, check: { status: 'open' } });
  const back = await finish(id, null, 'twice');
  expect(back.headers.get('location')).toBe(RETURN);
  await expect.poll(() => check(headers)).toMatchObject({ isOffered: false, check: { status: 'approved' } });
  expect(await proof('documents@halden.example')).toMatchObject({ documentStatus: 'VERIFIED', dueAt: null });
  const { body } = await platform.get('/platform/v1/player/profile', headers);
  expect(body).toMatchObject({ requestDocumentTypeStatus: 'PROOF_OF_ADDRESS' });
  const entries = await platform.platform.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.operator, 'identity:hosted'));
  expect(entries).toMatchObject([
    { action: 'identity.approved', subject: expect.stringContaining(id) as string },
  ]);
  expect(await begin(headers)).toMatchObject({ status: 409, body: { code: 'error.document.verified' } });
});

test('KYC-17 an approved proof leaves no request open', async () => {
  const { headers } = await platform.signIn('once@halden.example');
  const before = (await platform.get('/platform/v1/player/profile', headers)).body;
  expect(before).toMatchObject({
    requestDocumentTypeStatus: expect.stringContaining('PROOF_OF_ID') as string,
  });
  await finish(await begun(headers), null, 'now');
  await expect.poll(() => proof('once@halden.example')).toMatchObject({ documentStatus: 'VERIFIED' });
  expect((await platform.get('/platform/v1/player/profile', headers)).body).toMatchObject({
    requestDocumentTypeStatus: '',
  });
});

test('KYC-04 KYC-17 a rejection gives the reason and another try', async () => {
  const { headers } = await platform.signIn('documents@kiekko.example');
  await finish(await begun(headers), 'document_expired', 'now');
  await expect
    .poll(() => check(headers))
    .toEqual({
      isOffered: true,
      check: { status: 'rejected', hostedUrl: null, rejectionReason: 'ID_EXPIRED' },
    });
  expect(await proof('documents@kiekko.example')).toMatchObject({
    documentStatus: 'REQUESTED',
    rejectionReason: 'ID_EXPIRED',
    dueAt: new Date(clock + 30 * DAY),
  });
  clock += MINUTE;
  expect(await begin(headers)).toMatchObject({ status: 200 });
});

test('KYC-17 an unclear result goes to staff with the reference of the provider', async () => {
  const { headers } = await platform.signIn('unverified@halden.example');
  const id = await begun(headers);
  await finish(id, 'possible_copy', 'now');
  await expect
    .poll(() => proof('unverified@halden.example'))
    .toMatchObject({ documentStatus: 'UNDER_REVIEW' });
  const document = await proof('unverified@halden.example');
  const operator = keyHeaders(HALDEN, 'operator-1');
  const queue = await platform.get('/platform/v1/operator/documents', operator);
  expect((queue.body as { documents: object[] }).documents).toContainEqual(
    expect.objectContaining({ documentId: document?.documentId }),
  );
  const { body } = await platform.get(
    `/platform/v1/operator/players/${document?.playerId}/documents`,
    operator,
  );
  expect((body as { documents: object[] }).documents[0]).toMatchObject({
    documentStatus: 'UNDER_REVIEW',
    identityCheck: { provider: 'hosted', reference: id, status: 'unclear', reason: 'possible_copy' },
  });
});

test('KYC-17 a callback that never comes, or is forged, is made up for by asking', async () => {
  const { headers } = await platform.signIn('new@halden.example');
  await finish(await begun(headers), null, 'forged');
  expect(await check(headers)).toMatchObject({ check: { status: 'open' } });
  clock += 3 * MINUTE;
  await platform.platform.documents.identityChecks.due.run();
  expect(await check(headers)).toMatchObject({ check: { status: 'approved' } });

  const again = await platform.signIn('new@kiekko.example');
  await finish(await begun(again.headers), 'name_mismatch', 'never');
  // The player has returned: the provider is polled at once.
  expect(await platform.post(`${DOCUMENTS}/identity-check/refresh`, {}, again.headers)).toMatchObject({
    body: { check: { status: 'rejected', rejectionReason: 'ID_NAME_MISMATCH' } },
  });
});

test('KYC-17 callbacks with a wrong signature, of an unknown check or out of order change nothing', async () => {
  const { headers } = await platform.signIn('once@kiekko.example');
  const id = await begun(headers);
  const isIt = eq(identityChecks.providerReference, id);
  const [row] = await platform.platform.database.db.select().from(identityChecks).where(isIt);
  const reported = { id, reference: row?.checkId ?? '', reason: null, hostedUrl: row?.hostedUrl ?? '' };
  expect(await callback({ check: { ...reported, status: 'approved' } }, 'another secret')).toMatchObject({
    status: 401,
    body: { code: 'error.signature.invalid' },
  });
  expect((await callback({ check: { ...reported, id: 'chk_other', status: 'approved' } })).status).toBe(200);
  expect((await callback({ check: { ...reported, reference: 'none', status: 'approved' } })).status).toBe(
    200,
  );
  expect(await check(headers)).toMatchObject({ check: { status: 'open' } });
  expect((await callback({ check: { ...reported, status: 'unclear' } })).status).toBe(200);
  expect((await callback({ check: { ...reported, status: 'processing' } })).status).toBe(200);
  expect((await callback({ check: { ...reported, status: 'approved' } })).status).toBe(200);
  expect(await check(headers)).toMatchObject({ check: { status: 'unclear' } });
});

test('KYC-17 what staff have decided meanwhile is not undone by a late approval', async () => {
  const { headers } = await platform.signIn('unverified@kiekko.example');
  const id = await begun(headers);
  clock += MINUTE;
  const { documentId = '', playerId } = (await proof('unverified@kiekko.example')) ?? {};
  await platform.platform.database.db
    .update(playerDocuments)
    .set({ documentStatus: 'UNDER_REVIEW' })
    .where(eq(playerDocuments.documentId, documentId));
  const refused = await platform.post(
    `/platform/v1/operator/players/${playerId}/documents/${documentId}/refusal`,
    { reason: 'ID_NAME_MISMATCH' },
    keyHeaders(KIEKKO, 'operator-1'),
  );
  expect(refused.status).toBe(200);
  await finish(id, null, 'now');
  await expect.poll(() => check(headers)).toMatchObject({ check: { status: 'approved' } });
  expect(await proof('unverified@kiekko.example')).toMatchObject({ documentStatus: 'UNDER_REVIEW' });
});

test('KYC-17 a silent provider is answered with a refusal that may be repeated, and undecided checks go to staff', async () => {
  const { headers } = await platform.signIn('documents@kiekko.example');
  await platform.platform.database.db.delete(identityChecks);
  const control = (mode: string) =>
    platform.call('PUT', `/platform/simulators/identity/control?mode=${mode}`, {});
  for (const mode of ['down', 'garbage', 'error', 'refuse']) {
    await control(mode);
    expect(await begin(headers)).toMatchObject({
      status: 503,
      body: { code: 'error.identity.provider.unavailable' },
    });
  }
  expect(await check(headers)).toEqual({ isOffered: true, check: null });
  await control('ok');
  const id = await begun(headers);
  await finish(id, null, 'late');
  await platform.post(`${DOCUMENTS}/identity-check/refresh`, {}, headers);
  expect(await check(headers)).toMatchObject({ check: { status: 'processing', hostedUrl: null } });
  expect(await begin(headers)).toMatchObject({ status: 409, body: { code: 'error.identity.processing' } });
  await control('down');
  clock += 25 * 60 * MINUTE;
  await platform.platform.documents.identityChecks.due.run();
  expect(await proof('documents@kiekko.example')).toMatchObject({ documentStatus: 'UNDER_REVIEW' });
});

test('a market without a provider offers no check, and a foreign return address is refused', async () => {
  const brasa = await platform.signIn('documents@brasa.example');
  expect(await check(brasa.headers)).toMatchObject({ isOffered: false });
  expect(await begin(brasa.headers)).toMatchObject({
    status: 409,
    body: { code: 'error.identity.not.offered' },
  });
  const { headers } = await platform.signIn('unverified@halden.example');
  const body = { documentType: 'PROOF_OF_ID', returnUrl: 'https://evil.example/return' };
  expect((await platform.post(`${DOCUMENTS}/initiate`, body, headers)).status).toBe(400);
});
