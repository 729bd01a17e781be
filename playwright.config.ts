import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { desktopAgent } from './tests/support/browsers';

/** A Chromium of the system serves where Playwright's own cannot be downloaded; the one without windows needs half of the time. */
const system = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => file && existsSync(file));

export default defineConfig({
  testDir: 'tests',
  testMatch: '{journeys,faults}/**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A journey that passes only at its second try is named at the end of the run.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  // The limit for a busy machine; what is there sooner is not waited for.
  expect: { timeout: 15_000 },
  globalSetup: './tests/support/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    userAgent: desktopAgent,
    launchOptions: { ...(system ? { executablePath: system } : {}), args: ['--no-sandbox'] },
    screenshot: 'only-on-failure',
    // Recording every journey, to throw away what passed, takes a fifth of the time.
    trace: 'on-first-retry',
  },
});
