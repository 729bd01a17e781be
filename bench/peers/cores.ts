import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { has } from './build';

/** Servers have the first core exclusively; load, services and this process share the second. */
const serverCore = '0';
const otherCore = '1';

export const hasCores = has('taskset') && cpus().length > 1;

/** A command that runs on the servers' core, where CPU affinity is supported. */
export function onServerCore(command: string, args: readonly string[]): [string, string[]] {
  return hasCores ? ['taskset', ['-c', serverCore, command, ...args]] : [command, [...args]];
}

/** Moves this process and its later children off the servers' core. */
export function leaveServerCore(): void {
  if (hasCores) spawnSync('taskset', ['-a', '-cp', otherCore, String(process.pid)]);
}
