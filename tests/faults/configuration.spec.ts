import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { brandsWith } from './brands';

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
