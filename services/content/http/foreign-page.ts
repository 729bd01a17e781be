import type { IncomingMessage } from 'node:http';
import { publishedSecrets } from '../../process/environment';

/** Published tokens that give access to more than published content. */
const PUBLISHED_TOKENS = new Set<string>([publishedSecrets.preview, publishedSecrets.management]);

const LOCAL_HOST = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether a web page from elsewhere uses a token that everybody knows: any page that a developer has open could read drafts and write
 * content otherwise. Browsers name the origin of such requests.
 */
export function isForeignPage(request: IncomingMessage, url: URL): boolean {
  const { origin, authorization } = request.headers;
  if (origin === undefined) return false;
  const token = /^Bearer\s+(.+)$/i.exec(authorization ?? '')?.[1] ?? url.searchParams.get('access_token');
  if (token === null || !PUBLISHED_TOKENS.has(token)) return false;
  return !URL.canParse(origin) || !LOCAL_HOST.test(new URL(origin).hostname);
}
