import type { Request } from 'express';
import { badRequest, versionMismatch } from '../../http/api-error';

/**
 * The version of a resource that a client has seen (`X-Contentful-Version`), undefined when it does not say.
 * @throws ApiError 400 when it is no number
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
 * Lets a change of an existing resource pass only to who has seen its newest version.
 * @throws ApiError 409 VersionMismatch
 */
export function requireVersion(
  seen: number | undefined,
  current: { readonly sys: { readonly version: number } },
): void {
  if (seen !== current.sys.version) throw versionMismatch();
}
