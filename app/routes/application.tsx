import { type LoaderFunctionArgs, type MetaFunction, data, redirect } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { useEffect, useMemo } from 'react';
import { SafetyBar } from '../player/safety/safety-bar';
import { safetyBar } from '../player/safety/safety-bar-props';
import { useFetcherSending } from '../player/forms/fetcher-sending';
import { SendingProvider } from '../player/forms/sending';
import { ConsentParts } from '../player/consent/consent-parts';
import { ErrorScreen } from '../../ui/notice/error-screen';
import { SiteProvider } from '../../ui/site/site-context';
import { PageUnavailableError } from '../page/load-page.server';
import { currentTermsVersion } from '../content/static-pages/terms-version.server';
import { log } from '../server/log.server';
import { anonymous } from '../platform/visitor/facts';
import { type KnownVisitor, visitorFor } from '../platform/visitor/visitor.server';
import { appHeight } from '../render/app-height.client';
import { startIslands } from '../render/islands.client';
import { requestId } from '../server/request-id.server';
import { siteView } from '../render/site-view';
import { textSections, translator } from '../site/texts/messages.server';
import { resolveSite } from '../site/resolve.server';
import type { Site } from '../site/site';
import { createTranslate } from '../site/texts/translate';
import { FrameRegion } from '../page/application/application-frame';
import { renderedFrame } from '../page/application/rendered-frame.server';
import { applicationTexts } from '../page/application/application-texts';
import { keepFrame } from '../page/document/document-context';
import { documentShell } from '../page/document/document-shell.server';
import { SiteParts } from '../page/document/site-parts';
import { siteParts } from '../page/document/site-parts-props';
import { titleMeta } from '../page/application/title-meta';

/** The frame of every application page: the site's header and footer, its texts, and the page between them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  const { site, path } = resolution;
  const known = await visitorFor(request, site, {
    path,
    termsVersion: () => currentTermsVersion(site),
  }).catch(unlessUnavailable);
  const { facts, access } = known ?? unknownVisitor;
  // A closed site has answered before (closed-site.server.ts); a page of content says that the market does not have this one.
  if (!access.allow)
    throw redirect(access.reason === 'not-offered' ? `/${site.locale}/region-blocked` : `/${site.locale}`);
  const now = Date.now();
  const { origin, search } = new URL(request.url);
  const t = translator(site);
  const whole = siteView(site, { path, authorized: facts.authorized, now, t });
  const { t: _t, ...view } = whole;
  const frame =
    known &&
    (await renderedFrame(site, path, origin, facts).catch((error: unknown) =>
      logUnavailable({ site, path }, error),
    ));
  const status = known ? 502 : 503;
  if (!frame) context.unavailableStatus = status;
  keepFrame(context, frame ?? { header: '', footer: '' });
  return data(
    {
      shell: documentShell(site, t),
      view,
      texts: textSections(site, applicationTexts),
      parts: siteParts(site, whole, search),
      safety: frame && safetyBar(site, whole, frame.marks),
      /** No page goes out without the licences and terms of the footer. */
      isUnavailable: !frame,
      reference: requestId(),
    },
    { status: frame ? 200 : status },
  );
}

const unknownVisitor: KnownVisitor = {
  facts: anonymous,
  access: { allow: true },
};

/** The page needs a player while the platform cannot tell who asks. */
function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof Response) || error.status !== 503) throw error;
}

function logUnavailable({ site, path }: { site: Site; path: string }, error: unknown): undefined {
  if (!(error instanceof PageUnavailableError)) throw error;
  const details = { brand: site.brand.id, market: site.market.id, path, reason: error.message };
  log.error({ event: 'page.unavailable', ...details }, 'error screen served');
}

export const meta: MetaFunction<typeof loader> = titleMeta;

/** Header and texts stay as they are while the visitor goes from page to page; signing in or out loads a new document. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function Application() {
  const { shell, view, texts, parts, safety, isUnavailable, reference } = useLoaderData<typeof loader>();
  const site = useMemo(() => ({ ...view, t: createTranslate(view.tag, texts) }), [view, texts]);
  // Both change what was sent, so they wait until it is hydrated.
  useEffect(() => {
    appHeight(window);
    startIslands();
  }, []);
  if (isUnavailable)
    return (
      <SiteProvider value={site}>
        <main id="content" tabIndex={-1}>
          <ErrorScreen title="errors.screenTitle" reference={reference} />
        </main>
      </SiteProvider>
    );
  return (
    <SiteProvider value={site}>
      <a className="skip-link" href="#content">
        {shell.skipText}
      </a>
      {safety && <SafetyBar {...safety} />}
      <ConsentParts {...parts.consent} />
      <FrameRegion region="header" />
      <main id="content" tabIndex={-1}>
        <SendingProvider value={useFetcherSending}>
          <Outlet />
        </SendingProvider>
      </main>
      <FrameRegion region="footer" />
      <SiteParts {...parts} />
    </SiteProvider>
  );
}
