import { environment } from '../server/environment.server';

type Base = keyof typeof environment.platform.bases;

/** Part of the platform for a path (NET-01, NET-06); the longest matching prefix applies. */
const baseByPath: [string, Base][] = [
  ['/platform/v1', 'v1'],
  ['/platform/v2', 'v2'],
  ['/platform/context', 'context'],
  ['/platform/payments', 'payments'],
  ['/platform/content', 'content'],
  ['/platform/sports', 'sports'],
  ['/platform/identity', 'identity'],
];

/**
 * The full address of a call. A part with its own base address gets the rest of the path below it:
 * `/platform/v2/player/access/context` at `PLATFORM_V2_URL=https://two.example/api` is `https://two.example/api/player/access/context`.
 *
 * @param path begins with `/platform/`
 */
export function addressOfCall(
  path: string,
  { url, bases }: Pick<typeof environment.platform, 'url' | 'bases'> = environment.platform,
): URL {
  const part = baseByPath.find(([prefix]) => path.startsWith(`${prefix}/`));
  const own = part && bases[part[1]];
  return own ? new URL(own.replace(/\/$/, '') + path.slice(part[0].length)) : new URL(path, url);
}
