/**
 * An address as a CSS `url()`. A parsed address holds neither quotes nor line breaks, so it cannot end the value early.
 *
 * @returns undefined for an address no browser could fetch
 */
export function cssUrl(address: string): string | undefined {
  try {
    return `url("${new URL(address).href}")`;
  } catch {
    return undefined;
  }
}
