import { existsSync } from 'node:fs';

const built = {
  server: 'build/server.mjs',
  content: 'build/content.mjs',
  platform: 'build/platform.mjs',
  games: 'build/games.mjs',
  'payment-provider': 'build/payment-provider.mjs',
  sportsbook: 'build/sportsbook.mjs',
  studio: 'build/studio.mjs',
};

export type Program = keyof typeof built;

/** File of the site or a service as started by `npm start`. Throws when it is not built. */
export function builtProgram(program: Program): string {
  const file = built[program];
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  return file;
}

/**
 * Environment of a built program: that of the run, without the TypeScript loader that Playwright needs. With
 * the loader a site takes four times the CPU to start.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS = '' } = process.env;
  return { ...process.env, NODE_OPTIONS: NODE_OPTIONS.replace('--import tsx', '').trim() };
}
