/** Downloads a Chromium for the tests if none is installed. Fails when that is not possible. */
import { spawnSync } from 'node:child_process';
import { systemBrowser } from './system-browser';

if (!systemBrowser) {
  const args = ['node_modules/playwright/cli.js', 'install', 'chromium'];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) {
    console.error(
      'No Chromium was found and none could be downloaded. Install one (Debian and Ubuntu: "apt-get install chromium") or name yours: CHROMIUM_PATH=/path/to/chromium npm test',
    );
    process.exitCode = 1;
  }
}
