import { defineConfig } from 'vitest/config';

// The Remix plugin stays out: tests import modules, not the built site.
export default defineConfig({
  esbuild: { jsx: 'automatic' },
  test: {
    include: ['{app,blocks,ui,schemas,services,scripts,tests}/**/*.test.{ts,tsx}'],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    // Half of the time is waiting for services: two cores carry two.
    maxWorkers: '100%',
    testTimeout: 20_000,
    // A busy machine is slow to start a service and to get round to work behind a request; what is there sooner is not waited for.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
