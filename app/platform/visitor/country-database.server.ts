import { type CountryResponse, open } from 'maxmind';
import { errorMessage } from '../../server/error-message';

/** @returns ISO 3166 code; undefined for an address that is invalid or not in the database */
export type CountryOfAddress = (address: string) => string | undefined;

/**
 * Opens an address database in MaxMind's format (GeoIP2, GeoLite2, DB-IP …). A file replaced at runtime is read
 * again.
 * @param file if missing, no address has a country
 * @throws Error when the file cannot be read
 */
export async function openCountryDatabase(file: string | undefined): Promise<CountryOfAddress> {
  if (!file) return () => undefined;
  try {
    const reader = await open<CountryResponse>(file, {
      watchForUpdates: true,
      watchForUpdatesNonPersistent: true,
    });
    return (address) => countryIn(() => reader.get(address));
  } catch (error) {
    throw new Error(
      `COUNTRY_DATABASE: ${file} cannot be read (${errorMessage(error)}). Name a file in the MaxMind DB format, or leave it out.`,
      { cause: error },
    );
  }
}

function countryIn(look: () => CountryResponse | null): string | undefined {
  try {
    return look()?.country?.iso_code;
  } catch {
    return undefined;
  }
}
