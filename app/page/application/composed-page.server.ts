import type { GameDetailLive } from '../../../schemas/generated/types';
import { MovedError } from '../../fill/context';
import { presentMoment } from '../../fill/filled-document.server';
import { localesWithout } from '../../fill/market-pages.server';
import { queryOf } from '../../fill/page-query';
import { memo, reads } from '../../memo/process-memos.server';
import { type Facts, factsBy } from '../../platform/visitor/facts';
import { withLeadPicture } from '../../render/lead-picture.server';
import { liveValues } from '../../render/live-values.server';
import { pageHeading } from '../../render/page-heading.server';
import { renderPage } from '../../render/render-page.server';
import { siteView } from '../../render/site-view';
import { environment } from '../../server/environment.server';
import { alternatesOf } from '../../site/alternates.server';
import { configuration } from '../../site/configuration/configuration.server';
import { resolveAddress, sitesOf } from '../../site/resolve.server';
import type { Channel, Site } from '../../site/site';
import { translator } from '../../site/texts/messages.server';
import { localeAddress } from '../../site/wanted-path';
import type { DocumentHead } from '../document/document-head';
import { documentHead } from '../document/document-head.server';
import { loadPage } from '../load-page.server';
import { pageHead } from '../page-head';
import { readsOf } from '../page-reads';

/** The blocks that editors composed for the address of an application page, shown below the application's own part. */
export interface ComposedPage {
  status: number;
  head: DocumentHead;
  html: string;
  /** The game of the address, on a game's page. */
  game: GameDetailLive | undefined;
  /** The page's new path below the locale, if it has moved. */
  movedTo: string | undefined;
}

interface PageKey {
  origin: string;
  locale: string;
  channel: Channel;
  path: string;
}

const maxBytes = 32_000_000;

const composedPages = memo<PageKey, ComposedPage>(composePage, {
  maxBytes,
  size: ({ html }) => 2 * html.length,
  staleWhileRevalidate: environment.pages.staleMs,
});

/**
 * The content page of an address, as HTML without header and footer; the same for all players with the same facts.
 * @throws PageUnavailableError when it cannot be made and there is no last good version
 */
export function composedPage(
  { locale, channel }: Site,
  { origin, path }: { origin: string; path: string },
  facts: Facts,
): Promise<ComposedPage> {
  return composedPages.get({ origin, locale, channel, path }, readsOf(facts, queryOf(new URLSearchParams())));
}

async function composePage({ origin, locale, channel, path }: PageKey): Promise<ComposedPage> {
  const resolution = resolveAddress(new URL(origin + localeAddress(locale, path)), channel);
  if (resolution.kind === 'redirect') throw new Error(`${locale} is no locale of ${origin}`);
  const { site } = resolution;
  const facts = factsBy(reads.answer);
  const view = siteView(site, {
    path,
    authorized: facts.authorized,
    now: presentMoment,
    t: translator(site),
  });
  const place = { site, view, origin };
  try {
    const filled = await loadPage({ site, path });
    const head = pageHead(filled, site.brand.name);
    const lacking = head.noIndex ? undefined : await localesLacking(site, path, facts);
    const { main } = renderPage(filled.blocks, view);
    const parts = [...pageHeading(main, head.title), ...withLeadPicture(main)];
    return {
      status: filled.status,
      head: documentHead(head, {
        ...place,
        alternates: lacking ? alternatesOf(site, path, origin, lacking) : [],
      }),
      html: parts.map(({ html }) => html).join('') + liveValues(view),
      game: filled.blocks.flatMap((block) => (block.block === 'game-detail' ? block.live : []))[0],
      movedTo: undefined,
    };
  } catch (error) {
    if (!(error instanceof MovedError)) throw error;
    const head = documentHead({ title: site.brand.name, noIndex: true }, { ...place, alternates: [] });
    return { status: 301, head, html: '', game: undefined, movedTo: error.to };
  }
}

async function localesLacking(site: Site, path: string, facts: Facts): Promise<ReadonlySet<string>> {
  const brand = configuration().brands.get(site.brand.id);
  return brand ? localesWithout(path, sitesOf(brand), { site, facts, now: presentMoment }) : new Set();
}
