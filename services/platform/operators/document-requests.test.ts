import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  validatePlatformInbox,
  validatePlatformOperatorPlayers,
} from '../../../schemas/generated/validators.js';
import { eddAnswers } from '../database/tables/documents';
import { keyHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { DAY } from '../live/activity';

const HALDEN = 5;
const operator = keyHeaders(HALDEN, 'operator-1');
const PLAYERS = '/platform/v1/operator/players';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function idOf(who: string): Promise<number> {
  const { body } = await platform.get(`${PLAYERS}?search=${who}@halden.example`, operator);
  if (!validatePlatformOperatorPlayers(body)) throw new Error(JSON.stringify(body));
  return body.players[0]?.playerId ?? 0;
}

const ask = async (who: string, documentType: string) =>
  platform.post(
    `${PLAYERS}/${await idOf(who)}/documents`,
    { documentType, reason: 'Large deposits' },
    operator,
  );

test('KYC-01 an operator asks for a document: the player reads it, has thirty days, and is held to it', async () => {
  const { headers } = await platform.signIn('regular@halden.example');
  expect(await ask('regular', 'SOURCE_OF_WEALTH')).toMatchObject({
    status: 200,
    body: {
      documents: expect.arrayContaining([
        expect.objectContaining({ documentTypeName: 'SOURCE_OF_WEALTH', documentStatus: 'REQUESTED' }),
      ]) as unknown,
    },
  });
  expect((await platform.get('/platform/v1/player/profile', headers)).body).toMatchObject({
    requestDocumentTypeStatus: 'SOURCE_OF_WEALTH',
  });
  expect(
    (
      await platform.post(
        '/platform/v1/player/wallet/deposit/request',
        { ipAddress: '127.0.0.1', blackbox: '' },
        headers,
      )
    ).body,
  ).toMatchObject({ outcome: 'DOCUMENTS_PREFERRED', daysLeftToVerifyDocuments: 30 });
  const { body: inbox } = await platform.get('/platform/v1/player/inbox', headers);
  if (!validatePlatformInbox(inbox)) throw new Error(JSON.stringify(inbox));
  expect(inbox.messages[0]).toMatchObject({ readAt: null });
  expect(inbox.messages[0]?.title).toMatch(/document|asiakirja|dokument/i);
  const { body: log } = await platform.get('/platform/v1/operator/audit-log', operator);
  expect(log).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ action: 'document.requested', reason: 'Large deposits' }),
    ]) as unknown,
  });
  expect(await ask('regular', 'SOURCE_OF_WEALTH')).toMatchObject({
    status: 409,
    body: { code: 'error.document.requested' },
  });
});

test('KYC-30 answers to the questionnaire are deleted when their time is over, once they are decided about', async () => {
  expect(await ask('unverified', 'EDD_QUESTIONNAIRE')).toMatchObject({
    status: 409,
    body: { code: 'error.document.player.unverified' },
  });
  expect(await ask('vip', 'EDD_QUESTIONNAIRE')).toMatchObject({ status: 200 });
  const { headers } = await platform.signIn('vip@halden.example');
  expect((await platform.get('/platform/v1/player/profile', headers)).body).toMatchObject({
    kycStatus: 'EDD_PENDING',
  });
  const answer = {
    ...{ occupation: 'engineering', salaryRangeId: 2, sourceOfFunds: 'savings' },
    ...{ placeOfBirth: 'Turku', nationality: 'FI' },
  };
  expect(await platform.post('/platform/v1/player/edd-answer', answer, headers)).toMatchObject({
    status: 200,
  });
  const playerId = await idOf('vip');
  const stored = async (advanceMs: number): Promise<number> => {
    await platform.post('/platform/_control/clock', { advanceMs });
    await platform.platform.cleanUp.run();
    return platform.platform.database.db.$count(eddAnswers, eq(eddAnswers.playerId, playerId));
  };
  expect(await stored(1_900 * DAY)).toBe(1);
  const { body } = await platform.get(`${PLAYERS}/${playerId}/documents`, operator);
  const { documents } = body as { documents: { documentId: string; documentTypeName: string }[] };
  const questionnaire = documents.find(({ documentTypeName }) => documentTypeName === 'EDD_QUESTIONNAIRE');
  const accept = `${PLAYERS}/${playerId}/documents/${questionnaire?.documentId}/acceptance`;
  expect(await platform.post(accept, { reason: 'Plausible' }, operator)).toMatchObject({ status: 200 });
  expect(await stored(1)).toBe(0);
});
