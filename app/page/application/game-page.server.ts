import { redirect } from '@remix-run/node';
import { currentTermsVersion } from '../../content/static-pages/terms-version.server';
import { visitorFor } from '../../platform/visitor/visitor.server';
import { resolveSite } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { type ComposedPage, composedPage } from './composed-page.server';

/**
 * The content of a game's page.
 * @throws Response a redirect to the right host or locale, or to the policy's replacement
 * @throws PageUnavailableError when it cannot be made
 */
export async function gamePage(
  request: Request,
): Promise<{ site: Site; path: string; composed: ComposedPage }> {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  const { site, path } = resolution;
  const { facts } = await visitorFor(request, site, { path, termsVersion: () => currentTermsVersion(site) });
  const { origin } = new URL(request.url);
  return { site, path, composed: await composedPage(site, { origin, path }, facts) };
}
