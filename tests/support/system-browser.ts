import { existsSync } from 'node:fs';

/**
 * An installed Chromium, or undefined to use Playwright's own. The headless shell comes first because it needs
 * half the CPU time. `CHROMIUM_PATH` selects another one.
 */
export const systemBrowser = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => file && existsSync(file));
