import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL server. */
    postgres: string;
  }
}

const debianFolder = '/usr/lib/postgresql';

/** The program folder of an installed PostgreSQL server, or undefined. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root: then it runs as the user of its package. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export interface PostgresServer {
  url: string;
  stop(): void;
}

/** Starts a PostgreSQL server in a temporary folder. Throws when PostgreSQL is not installed. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-postgres-'));
  const data = path.join(folder, 'data');
  const user = owner();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), ['-D', data, ...args], {
      ...user,
      cwd: folder,
      env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  run('initdb', '-U', 'marquee', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const port = await freePort();
  // Durability is not needed in tests.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c synchronous_commit=off -c max_connections=200`;
  run('pg_ctl', '-l', path.join(folder, 'log'), '-w', '-o', options, 'start');
  return {
    url: `postgresql://marquee@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Shares the URL between the projects of a run, each of which loads this module separately. */
const sharedAddress = 'MARQUEE_TEST_POSTGRES';

/** Global setup of Vitest: one server for the whole run. */
export default async function providePostgres(project: TestProject): Promise<() => void> {
  const shared = process.env[sharedAddress];
  const server = shared ? undefined : await startPostgres();
  const url = shared ?? server?.url ?? '';
  process.env[sharedAddress] = url;
  project.provide('postgres', url);
  return () => server?.stop();
}
