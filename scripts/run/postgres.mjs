import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StepError } from './prepare.mjs';

const debianFolder = '/usr/lib/postgresql';

/** Where a PostgreSQL server is installed, or undefined. */
export function findPostgres() {
  const folders = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(debianFolder, version, 'bin'))
    : [];
  const inPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...folders, ...inPath].find((folder) => existsSync(path.join(folder, 'initdb')));
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder, on a free port of this machine.
 *
 * @param {string} programs folder of `initdb` and `pg_ctl`
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startPostgres(programs) {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-postgres-'));
  const port = await freePort();
  const owner = ownerOfServer();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const run = (program, args) => {
    const result = spawnSync(path.join(programs, program), args, {
      ...owner,
      cwd: folder,
      env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (result.status !== 0) throw new StepError(`${program} failed: ${result.stderr || result.error}`);
  };
  run('initdb', ['-D', data, '-U', 'marquee', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  // Tests need no protection from a power cut, only from each other.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  run('pg_ctl', ['-D', data, '-l', path.join(folder, 'log'), '-w', '-o', options, 'start']);
  return {
    url: `postgresql://marquee@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [number('-u'), number('-g')];
  if (!uid || !gid)
    throw new StepError('PostgreSQL does not run as root, and there is no user "postgres" to run it as.');
  return { uid, gid };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address();
        server.close(() => resolve(port));
      });
  });
}
