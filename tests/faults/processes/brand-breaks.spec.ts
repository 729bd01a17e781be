import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { ConfigurationError } from '../../../app/site/configuration/configuration-error';
import { readConfiguration } from '../../../app/site/configuration/read-configuration.server';
import { freePort } from '../../support/free-port';
import { expect, test } from '../../support/journey';
import { plainRequest } from '../../support/plain-request';
import { brokenText, fileBreaks } from '../support/brand-break';
import { type Launched, launch } from '../support/launch';
import { startSite } from '../support/site-process';

const runs = Number(process.env['BRAND_BREAKS'] ?? 100);
const seed = Number(process.env['BRAND_BREAKS_SEED'] ?? 20_261_129);

const directory = mkdtempSync(path.join(tmpdir(), 'brand-breaks-'));
let content: Launched;
let site: Launched;

test.beforeAll(async () => {
  cpSync('brands', directory, { recursive: true });
  const contentPort = await freePort();
  content = await launch('content', { CONTENT_DIR: 'content-fixtures' }, { port: contentPort });
  site = await startSite(
    { contentUrl: content.url, platformUrl: `http://localhost:${await freePort()}` },
    { BRANDS_DIR: directory, CONTENT_SYNC_MS: '0', GALLERY_HOSTS: '*.localhost' },
  );
});

test.afterAll(async () => {
  await site.stop();
  await content.stop();
  rmSync(directory, { recursive: true, force: true });
});

const ids = ['brasa', 'halden', 'kiekko'];
const files = ids.flatMap((id) => [
  ...['brand.json', 'theme.json'].map((name) => ({ id, name: `${id}/${name}` })),
  ...readdirSync(`brands/${id}/markets`).map((name) => ({ id, name: `${id}/markets/${name}` })),
]);

async function home(brand: string): Promise<{ status: number; body: string }> {
  const { status, body } = await plainRequest(`${site.url}/en-UN`, {
    headers: { host: `${brand}.localhost`, 'x-request-id': 'of-the-test' },
  });
  return { status, body: withoutRequest(body) };
}

/** Removes parts that differ between responses without any change. */
const withoutRequest = (body: string) => body.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/\d+/g, '0');

const readings = () =>
  site.log().filter(({ event }) => event === 'configuration.reloaded' || event === 'configuration.refused')
    .length;

/**
 * Writes the files and waits until the site has read them.
 * @returns their content without last good versions
 */
async function write(...written: [file: string, text: string][]): Promise<string | undefined> {
  const before = readings();
  for (const [file, text] of written) writeFileSync(path.join(directory, file), text);
  // Read here while the site reads them, too.
  const refused = refusal();
  while (readings() === before) await new Promise((resolve) => setTimeout(resolve, 5));
  return refused;
}

function refusal(): string | undefined {
  try {
    readConfiguration(directory);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
}

test(`ENGINE-05 ${runs} breaks of brand files are refused by name or legal, and change nothing of another brand`, async () => {
  const before = new Map<string, string>();
  for (const id of ids) {
    const { status, body } = await home(id);
    expect([id, status]).toEqual([id, 200]);
    before.set(id, body);
  }
  const counts = { refused: 0, legal: 0 };
  let restore: [string, string][] = [];
  await fc.assert(
    fc.asyncProperty(fileBreaks, async (fileBreak) => {
      const { id, name } = files[Math.floor(fileBreak.file * files.length)] ?? { id: '', name: '' };
      const whole = readFileSync(path.join('brands', name), 'utf8');
      const text = brokenText(whole, fileBreak);
      const expected = await write(...restore, [name, text]);
      restore = [[name, whole]];

      if (expected === undefined) counts.legal++;
      else {
        counts.refused++;
        // The same reason is logged once, even if the next break causes it again.
        const last = site.log().findLast(({ event }) => event === 'configuration.brand-refused');
        expect(last).toMatchObject({ brand: id });
        const reason = String(last?.['reason']);
        expect(reason).toContain(path.basename(name));
        expect(reason).toContain(expected.replace(`${directory}: `, ''));
      }
      // One of the others, in turn.
      const others = ids.filter((other) => other !== id);
      const other = others[(counts.legal + counts.refused) % others.length] ?? '';
      const [own, neighbour] = await Promise.all([home(id), home(other)]);
      expect(own.status, `${id} after a break of ${name}: ${text.slice(0, 300)}`).toBeLessThan(500);
      expect(own.body).not.toContain('alert(1)');
      expect(neighbour.status, `${other} after a break of ${name}`).toBe(200);
      expect(neighbour.body, `${other} after a break of ${name}`).toBe(before.get(other));
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
  await write(...restore);
  for (const id of ids) expect((await home(id)).body).toBe(before.get(id));
  // Breaks that are all valid would prove nothing.
  expect(counts.refused).toBeGreaterThan(counts.legal);
});

test('ENGINE-05 a refused file is logged once, and named by the launch report and the metrics until it is put right', async () => {
  const read = (file: string) => readFileSync(path.join('brands', file), 'utf8');
  const finland = read('kiekko/markets/FI.json');
  const report = async (brand: string) => {
    const answer = await plainRequest(`${site.url}/launch-report`, {
      headers: { host: `${brand}.localhost` },
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const refusedBrands = async () => {
    const { body } = await plainRequest(`${site.url}/metrics`);
    return [...body.matchAll(/^marquee_refused_brands\{brand="([^"]*)"\} 1$/gm)].map(([, brand]) => brand);
  };
  const refusals = (brand: string) =>
    site.log().filter((line) => line['event'] === 'configuration.brand-refused' && line['brand'] === brand);
  expect(await refusedBrands()).toEqual([]);
  const logged = refusals('kiekko').length;

  const wrong = finland.replace('"Europe/Helsinki"', '"Europe/Helsinky"');
  await write(['kiekko/markets/FI.json', wrong]);
  await write(['kiekko/markets/FI.json', wrong], ['halden/theme.json', read('halden/theme.json')]);
  expect(refusals('kiekko').length - logged).toBe(1);
  expect(await refusedBrands()).toEqual(['kiekko']);
  const line = finland.split('\n').findIndex((text) => text.includes('timeZone')) + 1;
  const told = await report('kiekko');
  expect(told).toContain('data-kind="refusedFile"');
  expect(told).toContain(`kiekko/markets/FI.json:${line} /timeZone`);
  expect(told).toContain('Did you mean &quot;Europe/Helsinki&quot;?');
  expect(await report('halden')).not.toContain('data-kind="refusedFile"');

  // A brand that takes another brand's host is the one that is rejected.
  const brasa = read('brasa/brand.json').replace(
    '"brasa.localhost"',
    '"brasa.localhost", "halden.localhost"',
  );
  await write(['kiekko/markets/FI.json', finland], ['brasa/brand.json', brasa]);
  expect(await refusedBrands()).toEqual(['brasa']);
  expect(refusals('brasa').at(-1)?.['reason']).toMatch(
    /brasa\/brand\.json: \/hosts has "halden\.localhost", which already belongs to halden/,
  );
  expect((await home('halden')).status).toBe(200);

  // An error in shared files is rejected for all brands.
  const languages = read('languages.json');
  await write(['brasa/brand.json', read('brasa/brand.json')], ['languages.json', '{']);
  expect(await refusedBrands()).toEqual(['']);
  expect(await report('halden')).toContain('languages.json:1');
  await write(['languages.json', languages]);
  expect(await refusedBrands()).toEqual([]);
  expect(await report('halden')).not.toContain('data-kind="refusedFile"');
});

test('ENGINE-05 a theme that is hard to read is shown, and logged with its weakest pair', async () => {
  const theme = readFileSync('brands/brasa/theme.json', 'utf8');
  await write(['brasa/theme.json', theme.replace(/"text": "#[^"]*"/, '"text": "#190d2a"')]);
  const line = site.log().findLast(({ event }) => event === 'configuration.low-contrast');
  expect(line).toMatchObject({ brand: 'brasa', on: 'text', ground: 'surface', ratio: 1, least: 4.5 });
  await write(['brasa/theme.json', theme]);
});
