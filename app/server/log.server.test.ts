import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('a process ends, although nobody reads any more what it logs', async () => {
  const program = `
    import { log } from './app/server/log.server.ts';
    process.stdin.once('data', () => {
      for (const line of ['one', 'two', 'three']) log.warn(line);
      process.exit(0);
    });
    process.stderr.write('ready');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  await once(child.stderr, 'data');
  child.stdout.destroy();
  child.stdin.write('go');
  const [code] = (await once(child, 'exit')) as unknown[];
  expect(code).toBe(0);
});
