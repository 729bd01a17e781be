import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Division, numberCount, variantOf } from '../../../app/platform/visitor/division';
import { experimentCookie } from '../../../app/platform/visitor/experiment-cookie';
import { expect, test } from '../../support/journey';
import { type PlainAnswer, plainRequest } from '../../support/plain-request';
import { type BrandsFolder, brandsWith } from '../support/brands';
import type { Launched } from '../support/launch';
import { startSite } from '../support/site-process';

const until = '2099-12-31';
const share = 30;
const division: Division = {
  key: 'feature.payAndPlay',
  share: 100,
  variants: [
    { key: 'otherwise', weight: 100 - share },
    { key: 'on', weight: share },
  ],
};
const numbers = Array.from({ length: numberCount }, (_, number) => number);
const isChosen = (number: number) => variantOf(division, number) === 'on';

let brands: BrandsFolder;
let site: Launched;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  brands = brandsWith('kiekko', { features: { payAndPlay: { on: true, share, until } } });
  site = await startSite(
    {
      contentUrl: process.env['TEST_CONTENT_URL'] ?? '',
      platformUrl: process.env['TEST_PLATFORM_URL'] ?? '',
    },
    { BRANDS_DIR: brands.directory, PLATFORM_TIMEOUT_MS: '20000', GALLERY_HOSTS: '*.localhost' },
  );
});

test.afterAll(async () => {
  await site.stop();
  brands.remove();
});

const file = () => path.join(brands.directory, 'kiekko', 'brand.json');
function setFeatures(features: object): void {
  const brand = JSON.parse(readFileSync(file(), 'utf8')) as object;
  writeFileSync(file(), JSON.stringify({ ...brand, features }, null, 2));
}

const ask = (target: string, number?: number, brand = 'kiekko'): Promise<PlainAnswer> =>
  plainRequest(`${site.url}${target}`, {
    headers: {
      host: `${brand}.localhost`,
      ...(number === undefined ? {} : { cookie: `${experimentCookie}=${number}` }),
    },
  });
const isOffered = ({ body }: PlainAnswer) => body.includes('/fi-FI/signup/pnp?amount=');

test('CONST-17 a share of visitors has a flag, each again and again, and only pages that use it vary', async () => {
  expect(numbers.filter(isChosen)).toHaveLength((numberCount * share) / 100);
  const sample = numbers.filter((number) => number % 13 === 0);
  for (const number of [...sample, ...sample.slice(0, 10)])
    expect([number, isOffered(await ask('/fi-FI', number))]).toEqual([number, isChosen(number)]);
  // Without consent to analytics a browser gets the declared value, and the island that assigns a number after the consent.
  const plain = await ask('/fi-FI');
  expect(isOffered(plain)).toBe(false);
  expect(plain.body).toContain('data-island="experiments"');
  const [chosen = 0] = numbers.filter(isChosen);
  const [other = 0] = numbers.filter((number) => !isChosen(number));
  const tagOf = async (target: string, number: number) => (await ask(target, number)).headers['etag'];
  expect(await tagOf('/fi-FI', chosen)).not.toBe(await tagOf('/fi-FI', other));
  expect(await tagOf('/fi-FI', other)).toBe(plain.headers['etag']);
  expect(await tagOf('/fi-FI/promotions', chosen)).toBe(await tagOf('/fi-FI/promotions', other));
  expect((await ask('/fi-FI/promotions')).body).not.toContain('data-island="experiments"');
  // The return page stays open while any visitor may be in a payment.
  expect((await ask('/fi-FI/signup/callback')).status).toBe(200);
});

test('CONST-17 a flag holds in its markets until its end, and no other brand has it', async () => {
  setFeatures({ maintenance: { on: true, markets: ['NO'], until } });
  await expect.poll(async () => (await ask('/no-NO')).status).toBe(503);
  expect((await ask('/fi-FI')).status).toBe(200);
  expect((await ask('/no-NO', undefined, 'halden')).status).toBe(200);

  setFeatures({ maintenance: { on: true, until: '2020-02-29' } });
  await expect.poll(async () => (await ask('/no-NO')).status).toBe(200);
  const report = (await ask('/launch-report')).body;
  expect(report).toContain('data-kind="featureExpired"');
  expect(report).toMatch(/kiekko\/brand\.json:\d+ \/features\/maintenance\/until/);
});

test('CONST-17 a wrong flag is refused by name, and the last good ones stay', async () => {
  for (const [features, fault] of [
    [{ payAndPlay: { on: true } }, '/features/payAndPlay lacks "until". Add it.'],
    [
      { payAndPlay: { on: true, until: '2026-02-30' } },
      '/features/payAndPlay/until is "2026-02-30", which is no day.',
    ],
    [{ payAndPlay: { on: true, until, share: 100 } }, '/features/payAndPlay/share is 100.'],
    [{ maintenance: { on: true, until, share: 5 } }, '/features/maintenance/share is no setting.'],
    [
      { maintenance: { on: true, until, markets: ['FX'] } },
      '/features/maintenance/markets/0 is "FX", but kiekko has no such market. Did you mean "FI"?',
    ],
    [
      { maintenance: 'yes' },
      '/features/maintenance is "yes". Write true or false without quotation marks or a group of settings in braces.',
    ],
  ] as const) {
    setFeatures(features);
    await expect
      .poll(() => site.log().some(({ reason }) => String(reason).startsWith(`${file()}: ${fault}`)))
      .toBe(true);
    expect((await ask('/fi-FI')).status).toBe(200);
  }
});
