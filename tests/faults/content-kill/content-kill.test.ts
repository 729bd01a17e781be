import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { open } from 'lmdb';
import { afterEach, expect, test } from 'vitest';
import { ContentApi, numberAt, textAt } from './content-kill-api';
import { type ContentProcess, refusedStart, startContent } from './content-kill-process';
import { killRounds, makeFolders, writesPerRound } from './content-kill-rounds';

const rounds = Number(process.env['KILLS'] ?? 8);

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function testFolders() {
  const { folders, remove } = makeFolders();
  cleanUp.push(remove);
  return folders;
}

async function running(...start: Parameters<typeof startContent>): Promise<ContentProcess> {
  const service = await startContent(...start);
  cleanUp.push(() => service.kill());
  return service;
}

/** Saves an entry with a number of characters. */
function save(api: ContentApi, id: string, characters: number, version = 0) {
  return api.manage(`/entries/${id}`, {
    method: 'PUT',
    headers: {
      'x-contentful-content-type': 'note',
      ...(version > 0 ? { 'x-contentful-version': String(version) } : {}),
    },
    json: { fields: { text: { 'en-US': 'x'.repeat(characters) } } },
  });
}

test(
  `whatever moment it is killed at, nothing acknowledged is lost and nothing is half there (${rounds} times)`,
  async () => {
    const report = await killRounds({ rounds, seed: process.env['KILL_SEED'] ?? 'marquee' });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThanOrEqual(rounds * writesPerRound);
  },
  rounds * 40_000 + 60_000,
);

test('a full disk refuses writes with words, keeps readers served and loses nothing', async () => {
  const folders = testFolders();
  const roomy = await running(folders);
  expect((await save(new ContentApi(roomy.url), 'kept', 1000)).status).toBe(201);
  await roomy.kill();

  // Files may only grow slightly, like on a nearly full disk.
  const size = statSync(path.join(folders.data, 'content.mdb')).size;
  const full = await running(folders, { maxFileBytes: size + 200_000 });
  const api = new ContentApi(full.url);
  const saved: string[] = [];
  let refused: Awaited<ReturnType<typeof save>> | undefined;
  for (let place = 0; place < 40 && !refused; place += 1) {
    const answer = await save(api, `note-${place}`, 40_000);
    if (answer.status === 201) saved.push(`note-${place}`);
    else refused = answer;
  }
  expect(saved.length).toBeGreaterThan(0);
  expect(refused?.status).toBeGreaterThanOrEqual(500);
  expect(textAt(refused?.body, 'sys', 'type')).toBe('Error');
  expect(textAt(refused?.body, 'message')).toMatch(/nothing was (changed|written)/i);
  const missing = `note-${saved.length}`;
  // Refused repeatedly, and still readable.
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect((await save(api, missing, 40_000)).status).toBeGreaterThanOrEqual(500);
  expect((await save(api, 'kept', 45_000, 1)).status).toBeGreaterThanOrEqual(500);
  expect(numberAt((await api.manage('/entries/kept')).body, 'sys', 'version')).toBe(1);
  expect((await api.manage(`/entries/${missing}`)).status).toBe(404);
  expect((await api.deliver('/entries/seeded-1')).status).toBe(200);
  expect(full.output()).toMatch(/is the disk full/i);
  await full.kill();

  const again = new ContentApi((await running(folders)).url);
  for (const id of ['kept', ...saved]) expect((await again.manage(`/entries/${id}`)).status, id).toBe(200);
  expect((await again.manage(`/entries/${missing}`)).status).toBe(404);
  expect((await save(again, missing, 40_000)).status).toBe(201);
});

test('a data folder is one process’s at a time, and nobody’s when that one was killed', async () => {
  const folders = testFolders();
  const first = await running(folders);
  const { output, exitCode } = await refusedStart(folders);
  expect(output).toMatch(
    new RegExp(`${folders.data} is in use by process ${first.pid}.*CONTENT_DATA_DIR`, 's'),
  );
  expect(exitCode).toBe(1);
  expect((await new ContentApi(first.url).deliver('/entries/seeded-1')).status).toBe(200);
  await first.kill();
  await running(folders);
});

test('a data folder that was written by newer code is left alone', async () => {
  const folders = testFolders();
  await (await running(folders)).stop();
  const database = open({ path: path.join(folders.data, 'content.mdb'), encoding: 'json' });
  await database.put('format', 999);
  await database.close();
  const { output, exitCode } = await refusedStart(folders);
  expect(output).toMatch(/written by a newer version \(format 999/);
  expect(exitCode).toBe(1);
});

test('a data folder that cannot be made is named', async () => {
  const { content, data } = testFolders();
  mkdirSync(path.dirname(data), { recursive: true });
  writeFileSync(data, 'a file, not a folder');
  const { output, exitCode } = await refusedStart({ content, data: path.join(data, 'below') });
  expect(output).toContain(path.join(data, 'below'));
  expect(output).not.toMatch(/\n\s+at /);
  expect(exitCode).toBe(1);
});
