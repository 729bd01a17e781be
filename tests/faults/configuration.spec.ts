import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../support/free-port';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { brandsWith } from './brands';
import { startSite } from './site-process';
import { expectLine } from './visit';

test('a wrong configuration stops the start and names file, pointer and key', () => {
  const brands = brandsWith('halden', { features: { maintenence: true } });
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server.ts'], {
      encoding: 'utf8',
      timeout: 50_000,
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', BRANDS_DIR: brands.directory },
    });
    expect(stderr.trim().split('\n')).toEqual([
      `${brands.directory}/halden/brand.json: /features must NOT have additional properties "maintenence"`,
    ]);
    expect(stdout).not.toContain('server.ready');
    expect(status).toBe(1);
  } finally {
    brands.remove();
  }
});

test('ENGINE-05 a running site takes in what is right of a change, and keeps its last good configuration', async () => {
  test.setTimeout(150_000);
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
  /** What the site calls the brand of a host; its status where it is no brand's. */
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
      event: 'configuration.refused',
      reason: `${file('kiekko')}: /hosts/0 is "HALDEN.localhost". Write the bare name as browsers send it: lower case, no scheme, port, path or dot at the end, such as "play.example".`,
    });
    expect(await nameAt('kiekko.localhost')).toBe('Kiekko on ice');

    // A brand that is added goes on where the mistake is put right.
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
