import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformDocument } from '../../../schemas/generated/types';
import { validatePlatformDocuments, validatePlatformProfile } from '../../../schemas/generated/validators.js';
import { playerDocuments } from '../database/tables/documents';
import { DAY } from '../live/activity';
import { NOW, PASSWORD, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function documents(email: string) {
  const who = await platform.signIn(email);
  const { body } = await platform.get('/platform/v1/player/documents', who.headers);
  if (!validatePlatformDocuments(body)) throw new Error(JSON.stringify(body));
  return body.documents;
}

const statuses = async (email: string) =>
  (await documents(email)).map(({ documentTypeName, documentStatus }) => [documentTypeName, documentStatus]);

test('API-110 KYC-18 the documents of a player agree with the verification level', async () => {
  expect(await statuses('documents@halden.example')).toEqual([
    ['PROOF_OF_ID', 'REQUESTED'],
    ['PROOF_OF_ADDRESS', 'REQUESTED'],
  ]);
  expect(await statuses('pending@halden.example')).toEqual([
    ['PROOF_OF_ID', 'UNDER_REVIEW'],
    ['PROOF_OF_ADDRESS', 'UNDER_REVIEW'],
  ]);
  expect(await statuses('regular@halden.example')).toEqual([
    ['PROOF_OF_ID', 'VERIFIED'],
    ['PROOF_OF_ADDRESS', 'VERIFIED'],
  ]);
  expect(await statuses('new@halden.example')).toEqual([
    ['PROOF_OF_ID', 'UNREQUESTED'],
    ['PROOF_OF_ADDRESS', 'UNREQUESTED'],
  ]);
});

test('KYC-03 a document has its type, status and id, a kind once one was chosen, and no other status', async () => {
  const [document] = await documents('documents@halden.example');
  expect(document).toMatchObject({
    documentTypeName: 'PROOF_OF_ID',
    documentStatus: 'REQUESTED',
    documentId: expect.stringMatching(/./),
  });
  expect(document).not.toHaveProperty('subType');
  const answer = (more: object) => ({ documents: [{ ...document, ...more }], isFreeOfRequests: false });
  expect(validatePlatformDocuments(answer({ subType: 'UB' }))).toBe(true);
  expect(validatePlatformDocuments(answer({ documentStatus: 'LOST' }))).toBe(false);
  expect(validatePlatformDocuments(answer({ documentId: undefined }))).toBe(false);
});

/** A player with a verification level and optionally a document status; returns both as the platform reports them. */
async function playerAt(kycStatus: string, documentStatus?: PlatformDocument['documentStatus']) {
  const email = `level-${kycStatus}-${documentStatus ?? ''}`.toLowerCase().replaceAll(/[^a-z-]/g, '-');
  const address = `${email}@halden.example`;
  const player = { siteId: 5, email: address, password: PASSWORD, kycStatus };
  await platform.post('/platform/_control/seed', { players: [player] });
  const { headers } = await platform.signIn(address);
  const { body } = await platform.get('/platform/v1/player/profile', headers);
  if (!validatePlatformProfile(body)) throw new Error(JSON.stringify(body));
  if (documentStatus) {
    const about = { documentTypeName: 'OTHER', documentStatus, updatedAt: new Date(NOW) } as const;
    const stored = { documentId: `other-${email}`, playerId: body.playerId, ...about };
    await platform.platform.database.db.insert(playerDocuments).values(stored);
  }
  const answer = (await platform.get('/platform/v1/player/documents', headers)).body;
  if (!validatePlatformDocuments(answer)) throw new Error(JSON.stringify(answer));
  return { level: body.kycStatus, ...answer };
}

test('KYC-08 KYC-09 a profile has one of the twelve levels, two of them with a space, and no other', async () => {
  const levels = [
    'NOT_VERIFIED',
    'DATA_VERIFIED',
    'PENDING',
    'FULLY VERIFIED',
    'ENHANCED KYC',
    'EDD_PENDING',
    'EDD_UNDER_REVIEW',
    'ENHANCED',
    'RESTRICTED',
    'SUSPENDED',
    'PENDING_EXPIRED',
    'NOT_REQUIRED',
  ];
  for (const level of levels) expect((await playerAt(level)).level).toBe(level);
  const wrong = { siteId: 5, email: 'level@halden.example', password: PASSWORD, kycStatus: 'FULLY_VERIFIED' };
  expect(await platform.post('/platform/_control/seed', { players: [wrong] })).toMatchObject({ status: 400 });
});

test.each([
  ['NOT_REQUIRED', 'REQUESTED', true],
  ['NOT_VERIFIED', undefined, true],
  ['NOT_VERIFIED', 'REQUESTED', false],
  ['FULLY VERIFIED', undefined, false],
] as const)(
  'KYC-10 at %s with a document %s a player is free of requests: %s',
  async (level, status, isFree) => {
    expect((await playerAt(level, status)).isFreeOfRequests).toBe(isFree);
  },
);

test('a document that is asked for has a day until which it must be there', async () => {
  const [id, other] = await documents('once@halden.example');
  const left = Date.parse(id?.dueAt ?? '') - NOW;
  expect(left).toBeGreaterThan(15 * DAY);
  expect(left).toBeLessThan(30 * DAY);
  expect(other?.dueAt).toBeNull();
});

test('API-108 API-109 KYC-30 the questionnaire is answered once it is asked for, and awaits a review', async () => {
  const path = '/platform/v1/player/edd-answer';
  const answer = {
    occupation: 'engineering',
    salaryRangeId: 2,
    sourceOfFunds: 'A lottery ticket',
    placeOfBirth: 'Turku',
    nationality: 'FI',
  };
  const nobody = await platform.signIn('regular@halden.example');
  expect(await platform.post(path, answer, nobody.headers)).toMatchObject({
    status: 409,
    body: { code: 'error.edd.not.requested' },
  });
  const { headers } = await platform.signIn('edd@halden.example');
  expect(await platform.get(path, headers)).toEqual({ status: 200, body: {} });
  expect(await platform.post(path, { ...answer, salaryRangeId: 99 }, headers)).toMatchObject({ status: 400 });
  expect(await platform.post(path, answer, headers)).toEqual({ status: 200, body: {} });
  expect(await platform.get(path, headers)).toEqual({ status: 200, body: answer });
  expect(await platform.get('/platform/v1/player/profile', headers)).toMatchObject({
    body: { kycStatus: 'EDD_UNDER_REVIEW', requestDocumentTypeStatus: 'SOURCE_OF_WEALTH' },
  });
  expect(await platform.post(path, answer, headers)).toMatchObject({ status: 409 });
});
