/** Local sites on any port. */
export const LOCAL_ORIGINS = 'http://localhost:*,http://*.localhost:*';

/** True if an origin (`https://example.com`) is in a list. */
export type OriginList = (origin: string | undefined) => boolean;

/**
 * Parses a list such as `https://example.com,https://*.example.com,http://localhost:*`: a star matches one or
 * more host labels, or any port. Throws for an invalid entry.
 */
export function parseOrigins(list: string): OriginList {
  const patterns = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(patternOf);
  return (origin) => origin !== undefined && patterns.some((pattern) => pattern.test(origin));
}

function patternOf(entry: string): RegExp {
  const match = /^(https?):\/\/(\*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*)(:\*|:\d{1,5})?$/i.exec(entry);
  if (match === null) {
    throw new Error(
      `'${entry}' is no origin: write https://example.com, https://*.example.com or http://localhost:*.`,
    );
  }
  const [, scheme = '', star, host = '', port = ''] = match;
  const labels = star === undefined ? '' : '(?:[a-z0-9-]+\\.)+';
  const ports = port === ':*' ? '(?::\\d{1,5})?' : port;
  return new RegExp(`^${scheme}://${labels}${host.replaceAll('.', '\\.')}${ports}$`, 'i');
}
