/**
 * `npm run bench:validation`: time to migrate and validate the largest home page, as a ratio of its rendering
 * in the same run; and time to check all stored content.
 */
import { spawnSync } from 'node:child_process';
import { createServer } from 'vite';
import { startContentService } from '../services/content/server';
import { startPlatform } from '../services/platform/server';
import type * as work from './validation-work';

const rounds = 400;
const ownEnvironment = { ...process.env };

const content = await startContentService({ folder: 'content-fixtures', port: 0 });
const platform = await startPlatform({ port: 0, demo: true });
Object.assign(process.env, {
  NODE_ENV: 'production',
  CONTENT_URL: content.url,
  PLATFORM_URL: platform.url,
  PLATFORM_TIMEOUT_MS: '20000',
  LOG_LEVEL: 'silent',
});
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  mode: 'production',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  esbuild: { jsx: 'automatic', jsxDev: false },
});
try {
  const { validationTimes } = (await vite.ssrLoadModule('/bench/validation-work.ts')) as typeof work;
  const times = await validationTimes(Date.now(), rounds);
  const { brand, blocks, bytes, render } = times;
  console.log(`largest home page: ${brand}, ${blocks} blocks, ${Math.round(bytes / 1024)} KB of HTML`);
  const show = (name: string, ms: number) =>
    console.log(
      `${name.padEnd(22)} ${ms.toFixed(3)} ms, ${((100 * ms) / render).toFixed(2)} % of its render`,
    );
  show('map', times.map);
  show('migrate and validate', times.migrateAndValidate);
  show('validate alone', times.validate);
  show('render', render);
} finally {
  await vite.close();
  await Promise.all([content.close(), platform.close()]);
}
spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-content/check-content.ts'], {
  stdio: 'inherit',
  env: ownEnvironment,
});
process.exit();
