import type { Request } from 'express';

/** The URL of a request. Only path and query are meaningful; the base is needed for parsing. */
export function urlOf(request: Request): URL {
  return new URL(`http://localhost${request.originalUrl}`);
}

/** The token of a request, from its header or query. */
export function accessTokenOf(request: Request): string | null {
  const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? urlOf(request).searchParams.get('access_token');
}

/** True for GET and HEAD. */
export function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
