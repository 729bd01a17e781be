import { validatePlatformKeys } from '../../schemas/generated/validators.js';
import { readJsonFile } from './read-json-file';

/** A provider's key for the platform's wallet. */
export interface WalletKey {
  name: string;
  secret: string;
}

/**
 * The providers' keys from a file in the platform's format. The last key of a provider signs, so that a new one is added after the old one.
 * @throws Error with the file name
 */
export function readWalletKeys(file: string): ReadonlyMap<string, WalletKey> {
  const { keys } = readJsonFile(file, validatePlatformKeys, 'The file of keys');
  return new Map(
    keys.flatMap((key) =>
      key.scope === 'provider' ? [[key.source, { name: key.name, secret: key.key }] as const] : [],
    ),
  );
}
