import type { Request } from 'express';

/** The address of a request. Only path and query count; the base is needed to parse them. */
export function urlOf(request: Request): URL {
  return new URL(`http://localhost${request.originalUrl}`);
}

/** The token of a request, from its header or its query. */
export function accessTokenOf(request: Request): string | null {
  const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? urlOf(request).searchParams.get('access_token');
}

/** Whether a request only reads. */
export function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
