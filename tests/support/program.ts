import { existsSync } from 'node:fs';

const built = {
  server: 'build/server.mjs',
  content: 'build/content.mjs',
  platform: 'build/platform.mjs',
  games: 'build/games.mjs',
  studio: 'build/studio.mjs',
};

export type Program = keyof typeof built;

/** File of the site or a service as `npm start` runs it. Throws when it is not built. */
export function builtProgram(program: Program): string {
  const file = built[program];
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  return file;
}
