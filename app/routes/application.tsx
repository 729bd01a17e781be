import { type LoaderFunctionArgs, data, redirect } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { useEffect, useMemo } from 'react';
import { SafetyBar } from '../safety/safety-bar';
import { safetyBar } from '../safety/safety-bar-props';
import { ConsentParts } from '../consent/consent-parts';
import { SiteProvider } from '../../ui/site-context';
import { loadFrame } from '../content/load-page.server';
import { marksInView } from '../content/required-marks';
import { currentTermsVersion } from '../content/terms-version.server';
import { visitorFor } from '../platform/visitor.server';
import { appHeight } from '../render/app-height.client';
import { startIslands } from '../render/islands.client';
import { renderRegions } from '../render/render-page.server';
import { siteView } from '../render/site-view';
import { textSections, translator } from '../site/messages.server';
import { resolveSite } from '../site/resolve.server';
import { createTranslate } from '../site/translate';
import { FrameRegion } from './application-frame';
import { applicationTexts } from './application-texts';
import { keepFrame } from './document-context';
import { documentShell } from './document-shell.server';
import { SiteParts } from './site-parts';
import { siteParts } from './site-parts-props';

/** The frame of every application page (DESIGN §7): the site's header and footer, its texts, and the page between them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  const { site, path } = resolution;
  const { visitor, idToken, access } = await visitorFor(request, site, {
    path,
    termsVersion: () => currentTermsVersion(site),
  });
  // A page of content says why: home while nobody is let in, the one for pages this market does not have.
  if (!access.allow)
    throw redirect(access.reason === 'not-offered' ? `/${site.locale}/region-blocked` : `/${site.locale}`);
  const now = Date.now();
  const { search } = new URL(request.url);
  const t = translator(site);
  const whole = siteView(site, { path, authorized: visitor.authorized, now, t });
  const { t: _t, ...view } = whole;
  const blocks = await loadFrame({
    site,
    path,
    search: new URLSearchParams(search),
    visitor,
    idToken,
    now,
    t,
  });
  keepFrame(context, renderRegions(blocks, whole));
  return data({
    shell: documentShell(site, t),
    view,
    texts: textSections(site, applicationTexts),
    parts: siteParts(site, whole, search),
    safety: safetyBar(site, whole, marksInView(blocks, site)),
  });
}

/** Header and texts stay as they are while the visitor goes from page to page; signing in or out loads a new document. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function Application() {
  const { shell, view, texts, parts, safety } = useLoaderData<typeof loader>();
  const site = useMemo(() => ({ ...view, t: createTranslate(view.tag, texts) }), [view, texts]);
  // Both change what was sent, so they wait until it is hydrated.
  useEffect(() => {
    appHeight(window);
    startIslands();
  }, []);
  return (
    <SiteProvider value={site}>
      <a className="skip-link" href="#content">
        {shell.skipText}
      </a>
      {safety && <SafetyBar {...safety} />}
      <ConsentParts {...parts.consent} />
      <FrameRegion region="header" />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <FrameRegion region="footer" />
      <SiteParts {...parts} />
    </SiteProvider>
  );
}
