import type { Request, RequestHandler } from 'express';
import { publishedSecrets } from '../../process/environment';
import { accessTokenOf } from './request';

/** Tokens published with the project that grant more than reading published content. */
const PUBLISHED_TOKENS = new Set<string | null>([publishedSecrets.preview, publishedSecrets.management]);

const LOCAL_HOST = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

function isLocal(origin: string): boolean {
  return URL.canParse(origin) && LOCAL_HOST.test(new URL(origin).hostname);
}

/** True if a request comes from a web page on another host. */
export function isForeignPage({ headers: { origin } }: Request): boolean {
  return origin !== undefined && !isLocal(origin);
}

/**
 * Rejects published tokens from web pages on other hosts, which could otherwise read drafts and write content
 * through a developer's browser.
 */
export const refuseForeignPages: RequestHandler = (request, response, next) => {
  if (!isForeignPage(request) || !PUBLISHED_TOKENS.has(accessTokenOf(request))) return next();
  response.status(403).json({
    sys: { type: 'Error', id: 'AccessDenied' },
    message:
      'Web pages of other hosts may not use the published token. Start the content service with tokens of your own (CONTENT_PREVIEW_TOKEN, CONTENT_MANAGEMENT_TOKEN).',
    requestId: response.get('X-Contentful-Request-Id'),
  });
};
