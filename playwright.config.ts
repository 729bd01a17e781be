import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { desktopAgent } from './tests/support/browsers';
import { isNightly, nightly } from './tests/support/nightly';
import { systemBrowser } from './tests/support/system-browser';

export default defineConfig({
  testDir: 'tests',
  testMatch: '{journeys,faults}/**/*.spec.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  ...(isNightly ? { grep: new RegExp(nightly) } : { grepInvert: new RegExp(nightly) }),
  forbidOnly: Boolean(process.env['CI']),
  // A journey that passes only at its second try is named at the end of the run.
  retries: process.env['CI'] ? 1 : 0,
  // A page is often waiting for a frame, a timer or the network: two cores carry three workers.
  workers: availableParallelism() + 1,
  // Limits for a busy machine; nothing waits for them when the condition holds sooner.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  globalSetup: './tests/support/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    userAgent: desktopAgent,
    launchOptions: { ...(systemBrowser ? { executablePath: systemBrowser } : {}), args: ['--no-sandbox'] },
    screenshot: 'only-on-failure',
    // Recording every journey, to throw away what passed, takes a fifth of the time.
    trace: 'on-first-retry',
  },
});
