import { redirect } from '@remix-run/node';
import { resolveSite } from './resolve.server';
import type { Site } from './site';

/** The site of a page's loader or action. @throws Response the redirect to the right host or locale */
export function siteOfPage(request: Request): Site {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  return resolution.site;
}
