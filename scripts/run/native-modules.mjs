/** Uses each package with native code once, as a program of its own: a binary that does not fit may end the process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { open } from 'lmdb';
import sharp from 'sharp';

const folder = mkdtempSync(path.join(tmpdir(), 'native-'));
try {
  const database = open({ path: path.join(folder, 'data.mdb') });
  await database.put('key', 'value');
  if (database.get('key') !== 'value') throw new Error('lmdb does not read what it wrote');
  await database.close();
  if (!(await verify(await hash('password'), 'password'))) throw new Error('argon2 does not verify its hash');
  const create = { width: 2, height: 2, channels: 3, background: 'red' };
  if ((await sharp({ create }).avif().toBuffer()).length === 0) throw new Error('sharp encodes nothing');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
