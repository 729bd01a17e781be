import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../support/free-port';
import { expect, test } from '../../support/journey';
import { plainRequest } from '../../support/plain-request';
import { builtProgram, programEnvironment } from '../../support/program';
import { brandsWith } from '../support/brands';
import { startSite } from '../support/site-process';
import { expectLine } from '../support/visit';

/** Merges a change into a JSON file of a brand. */
function lay(file: string, change: object): void {
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...change }));
}

/** Markup that would escape from the style element of every page. */
const hostileEffects = {
  page: 'red</style><script>alert(1)</script>',
  hero: 'none',
  header: 'none',
  cardShadow: 'none',
  raisedShadow: 'none',
  glow: 'none',
  tileHover: 'none',
};

const wrongs: [name: string, file: string, change: object, refusal: string][] = [
  [
    'an unknown key',
    'brand.json',
    { features: { maintenence: true } },
    '/features/maintenence is no setting. Did you mean "maintenance"? There are: maintenance, sportsbook, sportsbookExtraCheck, payAndPlay, eddQuestionnaire, websocket.',
  ],
  [
    'markup in a theme',
    'theme.json',
    { effect: hostileEffects },
    '/effect/page is "red</style><script>alert(1)</script>", which is not allowed. Write: Background image of the page. none, or linear-gradient(...) and radial-gradient(...) of hexadecimal colours.',
  ],
  [
    'a time zone that is none',
    'markets/DE.json',
    { timeZone: 'Europe/Berlim' },
    '/timeZone is "Europe/Berlim". Did you mean "Europe/Berlin"? Write the IANA name of a time zone, such as "Europe/Helsinki" or "UTC".',
  ],
];

// Both start modes: the built site and `npm run dev`.
for (const mode of ['production', 'development'] as const)
  for (const [name, file, change, refusal] of wrongs)
    test(`${name} stops the start in ${mode} and names file, pointer and remedy`, () => {
      const brands = brandsWith('halden', {});
      lay(path.join(brands.directory, 'halden', file), change);
      try {
        const { status, stdout, stderr } = spawnSync(process.execPath, [builtProgram('server')], {
          encoding: 'utf8',
          timeout: 50_000,
          env: {
            ...programEnvironment(),
            MARQUEE_DEMO: '1',
            NODE_ENV: mode,
            PORT: '0',
            BRANDS_DIR: brands.directory,
          },
        });
        expect(stderr).toContain(`${brands.directory}/halden/${file}: ${refusal}\n`);
        expect(stdout).not.toContain('server.ready');
        expect(status).toBe(1);
      } finally {
        brands.remove();
      }
    });

test('ENGINE-05 a running site takes in what is right of a change, and keeps its last good configuration', async () => {
  const brands = brandsWith('kiekko', {});
  const nobody = `http://localhost:${await freePort()}`;
  const site = await startSite(
    { contentUrl: nobody, platformUrl: nobody },
    { BRANDS_DIR: brands.directory, CONTENT_SYNC_MS: '0' },
  );
  const file = (brand: string) => path.join(brands.directory, brand, 'brand.json');
  const right = JSON.parse(readFileSync(file('kiekko'), 'utf8')) as object;
  const write = (brand: string, change: object) =>
    writeFileSync(file(brand), JSON.stringify({ ...right, ...change }));
  /** The brand name that the site shows for a host, or its status for an unknown host. */
  async function nameAt(host: string): Promise<string | number> {
    const answer = await plainRequest(`${site.url}/api/dialog-site?locale=en-UN`, { headers: { host } });
    if (answer.status !== 200) return answer.status;
    return (JSON.parse(answer.body) as { view: { brand: { name: string } } }).view.brand.name;
  }
  try {
    expect(await nameAt('kiekko.localhost')).toBe('Kiekko');
    write('kiekko', { name: 'Kiekko on ice' });
    await expect.poll(() => nameAt('kiekko.localhost')).toBe('Kiekko on ice');

    write('kiekko', { name: 'Kiekko in pieces', hosts: ['HALDEN.localhost'] });
    await expectLine(site.log, {
      event: 'configuration.brand-refused',
      reason: `${file('kiekko')}: /hosts/0 is "HALDEN.localhost". Write the bare name as browsers send it: lower case, no scheme, port, path or dot at the end, such as "play.example".`,
    });
    expect(await nameAt('kiekko.localhost')).toBe('Kiekko on ice');

    // Neither a wrong market nor a hostile theme is accepted, and all markets of the brand remain available.
    write('kiekko', {});
    for (const [, name, change, refusal] of wrongs.slice(1)) {
      const target = path.join(brands.directory, 'halden', name);
      const before = readFileSync(target, 'utf8');
      lay(target, change);
      await expectLine(site.log, { event: 'configuration.brand-refused', reason: `${target}: ${refusal}` });
      for (const locale of ['en-UN', 'de-DE', 'fi-FI']) {
        const data = await plainRequest(`${site.url}/api/dialog-site?locale=${locale}`);
        expect([locale, data.status]).toEqual([locale, 200]);
        expect((await plainRequest(`${site.url}/${locale}`)).body).not.toContain('alert(1)');
      }
      writeFileSync(target, before);
    }

    // A new brand becomes available once the error is fixed.
    expect(await nameAt('puck.localhost')).toBe(400);
    cpSync(path.join(brands.directory, 'kiekko'), path.join(brands.directory, 'puck'), { recursive: true });
    write('puck', { id: 'puck', name: 'Puck', siteId: 4_242, hosts: ['puck.localhost'] });
    write('kiekko', {});
    await expect.poll(() => nameAt('puck.localhost')).toBe('Puck');
    expect(await nameAt('kiekko.localhost')).toBe('Kiekko');
  } finally {
    await site.stop();
    brands.remove();
  }
});
