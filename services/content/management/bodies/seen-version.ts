import type { Request } from 'express';
import { badRequest, versionMismatch } from '../../http/api-error';

/**
 * The version a client has seen (`X-Contentful-Version`); undefined without the header.
 * @throws ApiError 400 when it is not a number
 */
export function seenVersion(request: Request): number | undefined {
  const text = request.get('X-Contentful-Version');
  if (text === undefined || text === '') return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw badRequest(
    'The header X-Contentful-Version must be the number of the version that was read (sys.version).',
  );
}

/**
 * Optimistic locking: rejects a change of an existing resource unless the client has seen its latest version.
 * @throws ApiError 409 VersionMismatch
 */
export function requireVersion(
  seen: number | undefined,
  current: { readonly sys: { readonly version: number } },
): void {
  if (seen !== current.sys.version) throw versionMismatch();
}
