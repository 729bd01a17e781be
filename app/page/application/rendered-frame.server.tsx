import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteView } from '../../../ui/site/site-context';
import { isLiveChatOff } from '../../content/static-pages/live-chat';
import { marksInView } from '../../content/static-pages/required-marks';
import { presentMoment } from '../../fill/filled-document.server';
import { queryOf } from '../../fill/page-query';
import { memo, reads } from '../../memo/process-memos.server';
import { type Facts, factsBy } from '../../platform/visitor/facts';
import { ConsentParts } from '../../player/consent/consent-parts';
import { SafetyBar } from '../../player/safety/safety-bar';
import { safetyBar } from '../../player/safety/safety-bar-props';
import { renderRegions } from '../../render/render-page.server';
import { siteView } from '../../render/site-view';
import { environment } from '../../server/environment.server';
import { resolveAddress } from '../../site/resolve.server';
import type { Channel, Site } from '../../site/site';
import { translator } from '../../site/texts/messages.server';
import { localeAddress } from '../../site/wanted-path';
import { SiteParts } from '../document/site-parts';
import { siteParts } from '../document/site-parts-props';
import { loadFrame } from '../load-page.server';
import { readsOf } from '../page-reads';
import type { ApplicationFrame } from './application-frame';

interface RenderedFrame extends Pick<ApplicationFrame, 'before'> {
  footer: string;
  /** The islands of every page, rendered without a query. */
  parts: string;
  liveChatOff: boolean;
}

interface FrameKey {
  origin: string;
  locale: string;
  channel: Channel;
  path: string;
}

const { staleMs } = environment.pages;
const maxBytes = 32_000_000;

const frames = memo<FrameKey, RenderedFrame>(renderFrame, {
  maxBytes,
  size: ({ before, footer, parts }) => 2 * (before.length + footer.length + parts.length),
  staleWhileRevalidate: staleMs,
});

/**
 * Everything around a page that editors do not compose: the same for all players with the same facts.
 * @param search query of the address, which must survive a sign-in
 * @throws PageUnavailableError when header and footer cannot be made and there is no last good version
 */
export async function renderedFrame(
  site: Site,
  { origin, path, search }: { origin: string; path: string; search: string },
  facts: Facts,
): Promise<ApplicationFrame> {
  const { locale, channel } = site;
  const { before, footer, parts, liveChatOff } = await frames.get(
    { origin, locale, channel, path },
    readsOf(facts, queryOf(new URLSearchParams())),
  );
  // A query may contain personal data, so it is not part of any key.
  const own = search && !facts.authorized;
  return {
    before,
    after: footer + (own ? partsHtml(site, viewOf(site, path, false), search, liveChatOff) : parts),
  };
}

async function renderFrame({ origin, locale, channel, path }: FrameKey): Promise<RenderedFrame> {
  const resolution = resolveAddress(new URL(origin + localeAddress(locale, path)), channel);
  if (resolution.kind === 'redirect') throw new Error(`${locale} is no locale of ${origin}`);
  const { site } = resolution;
  const facts = factsBy(reads.answer);
  const view = viewOf(site, path, facts.authorized);
  const { t } = view;
  const blocks = await loadFrame({ site, path });
  const { header, footer } = renderRegions(blocks, view);
  const safety = safetyBar(site, view, marksInView(blocks, site));
  const liveChatOff = isLiveChatOff(blocks);
  const start = renderToStaticMarkup(
    <>
      <a className="skip-link" href="#content">
        {t('app.skipToContent')}
      </a>
      {safety && <SafetyBar {...safety} />}
      <ConsentParts {...siteParts(site, view, '', liveChatOff).consent} />
    </>,
  );
  return { before: start + header, footer, parts: partsHtml(site, view, '', liveChatOff), liveChatOff };
}

function viewOf(site: Site, path: string, authorized: boolean): SiteView {
  return siteView(site, { path, authorized, now: presentMoment, t: translator(site) });
}

function partsHtml(site: Site, view: SiteView, search: string, liveChatOff: boolean): string {
  return renderToStaticMarkup(<SiteParts {...siteParts(site, view, search, liveChatOff)} />);
}
