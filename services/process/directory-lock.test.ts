import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { claimDirectory, DirectoryTakenError, holderOf } from './directory-lock';

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = `
  import { claimDirectory } from './services/process/directory-lock.ts';
  claimDirectory(process.argv[1]);
  process.stdout.write('held');
  setInterval(() => undefined, 1000);`;

/** Starts a process that locks a folder. Its parent `sh` does not reap it, so it becomes a zombie when killed. */
async function hold(directory: string) {
  const script = `"$0" --import tsx --input-type=module -e "$1" "$2" & echo " $! "; read wait`;
  const parent = spawn('sh', ['-c', script, process.execPath, program, directory]);
  let output = '';
  for await (const chunk of parent.stdout) {
    output += String(chunk);
    if (output.includes('held')) break;
  }
  return { parent, pid: Number(/\d+/.exec(output)?.[0]) };
}

test('a folder is free as soon as its process is killed, also before its parent has noticed', async () => {
  const directory = path.join(folder, 'killed');
  const { parent, pid } = await hold(directory);
  try {
    expect(holderOf(directory)).toBe(pid);
    process.kill(pid, 'SIGKILL');
    const release = claimDirectory(directory);
    expect(holderOf(directory)).toBe(process.pid);
    release();
  } finally {
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  }
});

test('a folder of a running process is refused after a while', async () => {
  const directory = path.join(folder, 'held');
  const { parent, pid } = await hold(directory);
  try {
    expect(() => claimDirectory(directory)).toThrow(DirectoryTakenError);
  } finally {
    process.kill(pid, 'SIGKILL');
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  }
});
