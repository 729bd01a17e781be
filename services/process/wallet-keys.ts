import { validatePlatformKeys } from '../../schemas/generated/validators.js';
import { readJsonFile } from './read-json-file';

/** A provider's key for the platform's wallet. */
export interface WalletKey {
  name: string;
  secret: string;
}

/**
 * The providers' keys in a file of the platform's form. Of two keys of a provider the last one signs, so that a new one is added behind
 * the old one.
 * @throws Error that names the file
 */
export function readWalletKeys(file: string): ReadonlyMap<string, WalletKey> {
  const { keys } = readJsonFile(file, validatePlatformKeys, 'The file of keys');
  return new Map(
    keys.flatMap((key) =>
      key.scope === 'provider' ? [[key.source, { name: key.name, secret: key.key }] as const] : [],
    ),
  );
}
