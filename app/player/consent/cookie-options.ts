/** Purposes of cookies a player decides on; the essential ones are always on (COOKIE-01). */
export const cookieCategories = ['essentials', 'performanceFunctional', 'marketing'] as const;

export type CookieCategory = (typeof cookieCategories)[number];

export type CookieOptions = Record<CookieCategory, boolean>;

/** All categories accepted, the default in the specification (COOKIE-01). */
export const allCookies: CookieOptions = { essentials: true, performanceFunctional: true, marketing: true };

/** The default in many markets: no optional cookies without consent. */
export const onlyEssentials: CookieOptions = {
  essentials: true,
  performanceFunctional: false,
  marketing: false,
};

/** Stored options; `otherwise` if there are none or they are invalid (COOKIE-05). */
export function readOptions(stored: string | null, otherwise: CookieOptions): CookieOptions {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return isOptions(value)
      ? {
          essentials: true,
          performanceFunctional: value.performanceFunctional,
          marketing: value.marketing,
        }
      : otherwise;
  } catch {
    return otherwise;
  }
}

function isOptions(value: unknown): value is CookieOptions {
  return (
    typeof value === 'object' &&
    value !== null &&
    'performanceFunctional' in value &&
    typeof value.performanceFunctional === 'boolean' &&
    'marketing' in value &&
    typeof value.marketing === 'boolean'
  );
}
