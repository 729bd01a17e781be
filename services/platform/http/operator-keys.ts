import { statSync } from 'node:fs';
import type { Logger } from 'pino';
import type { PlatformOperatorKeys } from '../../../schemas/generated/types';
import { validatePlatformOperatorKeys } from '../../../schemas/generated/validators.js';
import { isSameSecret } from '../codes/secret';
import { readJsonFile } from '../reference-data/read-json-file';

/** A key of an operator or of a program that acts for one. */
export type OperatorKey = PlatformOperatorKeys['keys'][number];

export interface OperatorKeys {
  /** The key with this secret, of the file as it is now. */
  find(secret: string): OperatorKey | undefined;
}

/**
 * The keys in a file, read again whenever it changes: a key is replaced without a restart. A file that becomes unreadable is
 * logged, and the keys before it stay valid.
 * @param file without one there are no keys
 * @throws Error that names the file, if it is not valid at the start
 */
export function createOperatorKeys(file: string | undefined, log: Logger): OperatorKeys {
  if (file === undefined) return { find: () => undefined };
  const path = file;
  let version = versionOf(path);
  let { keys } = readJsonFile(path, validatePlatformOperatorKeys, 'The file of operator keys');

  function refresh(): void {
    const now = versionOf(path);
    if (now === version) return;
    version = now;
    try {
      ({ keys } = readJsonFile(path, validatePlatformOperatorKeys, 'The file of operator keys'));
      log.info({ names: keys.map(({ name }) => name) }, 'operator keys read');
    } catch (err) {
      log.error({ err }, 'operator keys are not replaced');
    }
  }

  return {
    find(secret) {
      refresh();
      return keys.find(({ key }) => isSameSecret(secret, key));
    },
  };
}

/** Changes with the file; a missing one has a version, too. */
function versionOf(file: string): string {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs}` : 'missing';
}
