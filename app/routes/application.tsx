import { type LoaderFunctionArgs, type MetaFunction, data, redirect } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { useEffect, useMemo } from 'react';
import { useFetcherSending } from '../player/forms/fetcher-sending';
import { SendingProvider } from '../player/forms/sending';
import { ErrorScreen } from '../../ui/notice/error-screen';
import { SiteProvider } from '../../ui/site/site-context';
import { PageUnavailableError } from '../page/load-page.server';
import { currentTermsVersion } from '../content/static-pages/terms-version.server';
import { log } from '../server/log.server';
import { anonymous } from '../platform/visitor/facts';
import { type ResolvedVisitor, visitorFor } from '../platform/visitor/visitor.server';
import { appHeight } from '../render/app-height.client';
import { startIslands } from '../render/islands.client';
import { requestId } from '../server/request-id.server';
import { translator } from '../site/texts/messages.server';
import { isFramePath } from '../site/play-path';
import { resolveSite } from '../site/resolve.server';
import { crmOf } from '../player/crm/crm-settings.server';
import { messengerOf } from '../player/messenger/messenger-settings.server';
import type { Site } from '../site/site';
import { FrameRegion, useApplicationSite } from '../page/application/application-frame';
import { frameStyles } from '../page/application/frame-styles';
import { applicationSite } from '../page/application/application-site.server';
import { renderedFrame } from '../page/application/rendered-frame.server';
import { keepApplication } from '../page/document/document-context';
import { titleMeta } from '../page/application/title-meta';

export const handle = { styles: frameStyles };

/** The frame of every application page: the site's header and footer, its texts, and the page between them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  const { site, path } = resolution;
  const known = await visitorFor(request, site, {
    path,
    termsVersion: () => currentTermsVersion(site),
  }).catch(unlessUnavailable);
  const { facts, access } = known ?? anonymousVisitor;
  // A closed site has responded earlier (closed-site.server.ts); a content page explains that the market does not offer
  // this one.
  if (!access.allow)
    throw redirect(access.reason === 'not-offered' ? `/${site.locale}/region-blocked` : `/${site.locale}`);
  const { origin, search } = new URL(request.url);
  const [application, frame] = await Promise.all([
    applicationSite(site, origin, facts.authorized),
    known &&
      renderedFrame(site, { origin, path, search }, facts).catch((error: unknown) =>
        logUnavailable({ site, path }, error),
      ),
  ]);
  const status = known ? 502 : 503;
  if (!frame) context.unavailableStatus = status;
  const { site: told, json: siteJson } = application;
  keepApplication(context, {
    frame: frame ?? { before: '', after: '' },
    site: told,
    siteJson,
    t: translator(site),
    crmOrigins: facts.authorized ? (crmOf(site)?.origins ?? []) : [],
    messengerOrigins: isFramePath(path) ? [] : (messengerOf(site)?.origins ?? []),
  });
  return data(
    {
      brandName: site.brand.name,
      path,
      now: Date.now(),
      /** No page is served without the licences and terms of the footer. */
      isUnavailable: !frame,
      reference: requestId(),
    },
    { status: frame ? 200 : status },
  );
}

const anonymousVisitor: ResolvedVisitor = {
  facts: anonymous,
  access: { allow: true },
};

/** Returns undefined if the session cannot be read while the platform is unavailable; rethrows other errors. */
function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof Response) || error.status !== 503) throw error;
}

function logUnavailable({ site, path }: { site: Site; path: string }, error: unknown): undefined {
  if (!(error instanceof PageUnavailableError)) throw error;
  const details = { brand: site.brand.id, market: site.market.id, path, reason: error.message };
  log.error({ event: 'page.unavailable', ...details }, 'error screen served');
}

export const meta: MetaFunction<typeof loader> = titleMeta;

/** Header and texts stay the same while the visitor navigates; signing in or out loads a new document. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function Application() {
  const { path, now, isUnavailable, reference } = useLoaderData<typeof loader>();
  const told = useApplicationSite();
  const site = useMemo(() => told && { ...told.site.view, path, now, t: told.t }, [told, path, now]);
  // Both change server-rendered markup, so they wait for hydration.
  useEffect(() => {
    appHeight(window);
    startIslands();
  }, []);
  if (!site) return null;
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
      <FrameRegion region="before" />
      <main id="content" tabIndex={-1}>
        <SendingProvider value={useFetcherSending}>
          <Outlet />
        </SendingProvider>
      </main>
      <FrameRegion region="after" />
    </SiteProvider>
  );
}
