import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heicOfSize, hugePng, iphonePhoto, pdf, photo, zipEnd } from '../fixtures/document-files';
import { keyHeaders, startTestPlatform, type Answer, type TestPlatform } from '../fixtures/test-platform';
import { DAY, HOUR } from '../live/activity';

const DOCUMENTS = '/platform/v1/player/documents';
const SITE = 5;
const ada = { ...keyHeaders(SITE, 'operator-desk'), 'x-operator-actor': 'ada' };

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  platform = await startTestPlatform({ documents: { keys: [Buffer.alloc(32, 7)], store: { folder } } });
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

type Headers = Record<string, string>;
const text = ({ body }: Answer, name: string) => String(Reflect.get(Object(body), name));

async function begin(headers: Headers, documentType: string, subType?: string): Promise<string> {
  const answer = await platform.post(`${DOCUMENTS}/initiate`, { documentType, subType }, headers);
  expect(answer.status).toBe(200);
  return text(answer, 'redirectUrl');
}
async function sendFile(headers: Headers, address: string, file: Buffer, type = 'application/octet-stream') {
  const response = await fetch(platform.url + address, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: new Uint8Array(file),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const send = (headers: Headers, documentType: string, subType?: string) =>
  platform.post(`${DOCUMENTS}/status`, { documentType, subType }, headers);
async function idOf(who: string): Promise<number> {
  return (await platform.platform.players.byEmail(SITE, `${who}@halden.example`))?.playerId ?? 0;
}
const operated = (who: number, rest: string) => `/platform/v1/operator/players/${who}/documents${rest}`;
interface Sent {
  documentId: string;
  documentTypeName: string;
  documentStatus: string;
  subType?: string;
  rejectionReason?: string;
  dueAt: string | null;
  pages: { pageId: string; isCurrent: boolean }[];
}
async function sent(who: number, type: string): Promise<Sent> {
  const { documents } = (await platform.get(operated(who, ''), ada)).body as { documents: Sent[] };
  const found = documents.find(({ documentTypeName }) => documentTypeName === type);
  if (!found) throw new Error(`No ${type}.`);
  return found;
}
const storedFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

test('KYC-17 KYC-19 API-111 API-112 a document of several pages is sent, looked at, refused and accepted', async () => {
  const who = await idOf('documents');
  const { headers } = await platform.signIn('documents@halden.example');
  const address = await begin(headers, 'PROOF_OF_ADDRESS', 'UB');
  expect(await send(headers, 'PROOF_OF_ADDRESS')).toMatchObject({
    status: 409,
    body: { code: 'error.document.pages.missing' },
  });
  expect(await sendFile(headers, address, await photo())).toMatchObject({
    body: { pages: [{ width: 900, height: 600 }] },
  });
  expect(await sendFile(headers, address, pdf(2))).toMatchObject({
    status: 200,
    body: { pages: [{}, { height: 1754 }, { height: 1754 }] },
  });
  expect(await send(headers, 'PROOF_OF_ADDRESS', 'UB')).toEqual({ status: 200, body: {} });
  expect(await send(headers, 'PROOF_OF_ADDRESS', 'UB')).toMatchObject({
    status: 409,
    body: { code: 'error.document.under.review' },
  });
  expect(await platform.get('/platform/v1/player/profile', headers)).toMatchObject({
    body: { kycStatus: 'PENDING', requestDocumentTypeStatus: 'PROOF_OF_ID' },
  });

  const document = await sent(who, 'PROOF_OF_ADDRESS');
  expect(document).toMatchObject({ documentStatus: 'UNDER_REVIEW', subType: 'UB', dueAt: null });
  expect(document.pages.map(({ isCurrent }) => isCurrent)).toEqual([true, true, true]);
  const view = (page: number, caller: Headers, id = document.documentId) =>
    platform.post(operated(who, `/${id}/pages/${document.pages[page]?.pageId}/view`), {}, caller);
  const seen = await view(0, ada);
  const picture = Buffer.from(text(seen, 'content'), 'base64');
  expect(await sharp(picture).metadata()).toEqual(expect.not.objectContaining({ exif: expect.anything() }));
  expect(await view(0, keyHeaders(SITE, 'read-only-1'))).toMatchObject({ status: 403 });
  expect(await view(0, headers)).toMatchObject({ status: 403 });
  const other = await sent(who, 'PROOF_OF_ID');
  expect(await view(0, ada, other.documentId)).toMatchObject({ status: 404 });
  const log = await platform.get(`/platform/v1/operator/audit-log?playerId=${who}`, ada);
  expect(log).toMatchObject({
    body: {
      entries: expect.arrayContaining([
        expect.objectContaining({
          action: 'document.viewed',
          operator: 'desk/ada',
          subject: `${document.documentId} ${document.pages[0]?.pageId}`,
        }),
      ]),
    },
  });

  const decide = (what: string, reason: string) =>
    platform.post(operated(who, `/${document.documentId}/${what}`), { reason }, ada);
  expect(await decide('refusal', 'No good')).toMatchObject({ status: 400 });
  expect(await decide('refusal', 'POA_NAME_MISMATCH')).toMatchObject({ status: 200 });
  expect(await sent(who, 'PROOF_OF_ADDRESS')).toMatchObject({
    documentStatus: 'REQUESTED',
    rejectionReason: 'POA_NAME_MISMATCH',
    dueAt: new Date(platform.platform.clock.now() + 30 * DAY).toISOString(),
  });
  const again = await begin(headers, 'PROOF_OF_ADDRESS', 'BS');
  expect(await sendFile(headers, address, await photo())).toMatchObject({
    status: 404,
    body: { code: 'error.document.upload.over' },
  });
  await sendFile(headers, again, await photo('png'));
  await send(headers, 'PROOF_OF_ADDRESS', 'BS');
  const proof = await begin(headers, 'PROOF_OF_ID');
  await sendFile(headers, proof, await photo('webp'));
  await send(headers, 'PROOF_OF_ID');
  expect((await sent(who, 'PROOF_OF_ADDRESS')).pages.map(({ isCurrent }) => isCurrent)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await decide('acceptance', 'Compared with the account');
  await platform.post(operated(who, `/${other.documentId}/acceptance`), { reason: 'Compared' }, ada);
  expect(await platform.get('/platform/v1/player/profile', headers)).toMatchObject({
    body: { kycStatus: 'FULLY VERIFIED', requestDocumentTypeStatus: '' },
  });
  expect(
    await platform.post(`${DOCUMENTS}/initiate`, { documentType: 'PROOF_OF_ID' }, headers),
  ).toMatchObject({
    status: 409,
    body: { code: 'error.document.verified' },
  });
});

test('files are recognised by their bytes, and hostile ones are refused with a reason', async () => {
  const { headers } = await platform.signIn('once@halden.example');
  const address = await begin(headers, 'PROOF_OF_ID');
  const [jpeg, heic] = [await photo(), await iphonePhoto()];
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
  const refused: [Buffer, number, string][] = [
    [Buffer.alloc(0), 422, 'empty'],
    [svg, 415, 'type'],
    [Buffer.from('PK\u0003\u0004 an archive'), 415, 'type'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'type'],
    [await sharp(jpeg).gif().toBuffer(), 415, 'type'],
    [await sharp(jpeg).avif().toBuffer(), 415, 'type'],
    [Buffer.concat([jpeg, zipEnd]), 422, 'mixed'],
    [Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), 422, 'mixed'],
    [Buffer.concat([pdf(), zipEnd]), 422, 'mixed'],
    [jpeg.subarray(0, jpeg.length / 2), 422, 'damaged'],
    [Buffer.from('%PDF-1.7 and nothing else'), 422, 'damaged'],
    [hugePng(10_000, 10_000), 422, 'pixels'],
    [hugePng(60_000, 60_000), 422, 'pixels'],
    [await photo('png', 100, 100), 422, 'small'],
    [pdf(21), 422, 'pages'],
    [Buffer.concat([heic, zipEnd]), 422, 'mixed'],
    [heic.subarray(0, heic.length / 2), 422, 'damaged'],
    [heicOfSize(heic, 8, 8), 422, 'damaged'],
    [heicOfSize(heic, 60_000, 60_000), 422, 'pixels'],
  ];
  const before = (await storedFiles()).length;
  for (const [file, status, reason] of refused)
    expect(await sendFile(headers, address, file), reason).toMatchObject({
      status,
      body: { code: `error.document.file.${reason}` },
    });
  expect(await sendFile(headers, address, Buffer.alloc(10_000_001))).toMatchObject({ status: 413 });
  expect(await sendFile(headers, address, jpeg, 'image/jpeg')).toMatchObject({ status: 415 });
  const stranger = await platform.signIn('big@halden.example');
  expect(await sendFile(stranger.headers, address, jpeg)).toMatchObject({ status: 404 });
  expect(await storedFiles()).toHaveLength(before);
  expect(await send(headers, 'PROOF_OF_ID')).toMatchObject({ status: 409 });
});

test('stored pages are encrypted, and a page that was changed is not shown', async () => {
  const who = await idOf('new');
  const { headers } = await platform.signIn('new@halden.example');
  const before = new Set((await storedFiles()).map(({ name }) => name));
  await sendFile(headers, await begin(headers, 'PROOF_OF_ID'), await photo());
  await send(headers, 'PROOF_OF_ID');
  const [file] = (await storedFiles()).filter(({ name }) => !before.has(name));
  const place = path.join(file?.parentPath ?? '', file?.name ?? '');
  const bytes = await readFile(place);
  expect(bytes.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  const { documentId, pages } = await sent(who, 'PROOF_OF_ID');
  const path_ = operated(who, `/${documentId}/pages/${pages[0]?.pageId}/view`);
  expect(await platform.post(path_, {}, ada)).toMatchObject({ status: 200 });
  await writeFile(
    place,
    bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)),
  );
  expect(await platform.post(path_, {}, ada)).toMatchObject({ status: 500 });
});

test('pages are deleted when their time is over: unsent, refused, accepted; what awaits a review stays', async () => {
  const { cleanUp } = platform.platform;
  const { headers } = await platform.signIn('once@halden.example');
  await sendFile(headers, await begin(headers, 'PROOF_OF_ID'), await photo());
  const storedAfter = async (advanceMs: number): Promise<number> => {
    await platform.post('/platform/_control/clock', { advanceMs });
    await cleanUp.run();
    return (await storedFiles()).length;
  };
  // Three refused pages, two accepted ones, one under review and one that was never sent.
  expect(await storedAfter(0)).toBe(7);
  expect(await storedAfter(25 * HOUR)).toBe(6);
  expect(await storedAfter(90 * DAY)).toBe(3);
  expect(await storedAfter(1_826 * DAY)).toBe(1);
});

test('KYC-12 a photo of an iPhone is stored as a JPEG with its colours and without its metadata', async () => {
  const who = await idOf('new');
  const { headers } = await platform.signIn('new@halden.example');
  const heic = await iphonePhoto();
  expect(heic.includes('Somebody')).toBe(true);
  const address = await begin(headers, 'PROOF_OF_ADDRESS', 'UB');
  expect(await sendFile(headers, address, heic)).toMatchObject({
    status: 200,
    body: { pages: [{ width: 900, height: 600 }] },
  });
  await send(headers, 'PROOF_OF_ADDRESS', 'UB');
  const { documentId, pages } = await sent(who, 'PROOF_OF_ADDRESS');
  const seen = await platform.post(operated(who, `/${documentId}/pages/${pages[0]?.pageId}/view`), {}, ada);
  const picture = Buffer.from(text(seen, 'content'), 'base64');
  expect(picture.includes('Somebody')).toBe(false);
  const blue = await sharp(picture).extract({ left: 150, top: 200, width: 1, height: 1 }).raw().toBuffer();
  for (const [at, value] of [0x37, 0x54, 0x6d].entries())
    expect(Math.abs((blue[at] ?? 0) - value)).toBeLessThan(12);
});
