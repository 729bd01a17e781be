import { afterAll, beforeAll, expect, test } from 'vitest';
import { validatePlatformDocuments } from '../../../schemas/generated/validators.js';
import { DAY } from '../live/activity';
import { NOW, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

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
