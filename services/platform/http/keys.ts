import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { PlatformKeys } from '../../../schemas/generated/types';
import { validatePlatformKeys } from '../../../schemas/generated/validators.js';
import { isSameSecret } from '../../process/secret';
import type { Origin } from '../ledger/source';
import { readJsonFile } from '../../process/read-json-file';

/** A key with its permissions. */
export type Key = PlatformKeys['keys'][number];

/** Scopes of a key. */
export type Scope = Key['scope'];

export interface Keys {
  /** The key with this secret in the current file. */
  find(secret: string): Key | undefined;
  /** The keys with a name: two during a rotation. */
  named(name: string): Key[];
}

export interface KeySettings {
  /** The secret of a site key outside the file. */
  siteKey: string | undefined;
  /** JSON file of all other keys; defaults to the published ones in demo mode. */
  file: string | undefined;
  demo: boolean;
}

/** Published with the project, so accepted in demo mode only. */
export const DEVELOPMENT_KEYS = fileURLToPath(new URL('../data/development-keys.json', import.meta.url));

/**
 * The keys in a file, reloaded whenever it changes, so that keys are rotated without a restart. If the file
 * becomes unreadable, this is logged and the previous keys stay valid.
 * @throws Error with the file name, if it is invalid at startup
 */
export function createKeys({ siteKey, file, demo }: KeySettings, log: Logger): Keys {
  const fixed: Key[] = siteKey === undefined ? [] : [{ name: 'site', scope: 'site', key: siteKey }];
  const path = file ?? (demo ? DEVELOPMENT_KEYS : undefined);
  const isPublished = demo ? () => false : publishedKeys();
  let version = versionOf(path);
  let keys = readKeys(path, isPublished);

  function refresh(): void {
    const now = versionOf(path);
    if (now === version) return;
    version = now;
    try {
      keys = readKeys(path, isPublished);
      log.info({ names: keys.map(({ name }) => name) }, 'keys read');
    } catch (err) {
      log.error({ err }, 'keys are not replaced');
    }
  }

  return {
    find(secret) {
      refresh();
      return [...fixed, ...keys].find(({ key }) => isSameSecret(secret, key));
    },
    named(name) {
      refresh();
      return keys.filter((key) => key.name === name);
    },
  };
}

/**
 * Source and actor of commands sent with a key.
 * @param actor the key's name, with the person for a delegating key
 */
export function originOfKey(key: Key, actor: string): Origin {
  const source =
    key.scope === 'provider' || key.scope === 'payment' ? `${key.scope}:${key.source}` : key.scope;
  return { source, actor: `key:${actor}` };
}

function readKeys(file: string | undefined, isPublished: (key: string) => boolean): Key[] {
  if (file === undefined) return [];
  const { keys } = readJsonFile(file, validatePlatformKeys, 'The file of keys');
  for (const [index, { name, key }] of keys.entries()) {
    if (isPublished(key))
      throw new Error(`The key ${name} in ${file} is published with Marquee: make one of your own.`);
    if (keys.findIndex((other) => other.key === key) !== index)
      throw new Error(`The key ${name} in ${file} has the secret of another one.`);
  }
  return keys;
}

function publishedKeys(): (key: string) => boolean {
  const { keys } = readJsonFile(DEVELOPMENT_KEYS, validatePlatformKeys, 'The file of keys');
  const published = new Set(keys.map(({ key }) => key));
  return (key) => published.has(key);
}

/** Version of the file, for detecting changes; a missing file has one, too. */
function versionOf(file: string | undefined): string {
  const stat = file === undefined ? undefined : statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs}` : 'missing';
}
