import type { Mark } from '../../../schemas/generated/types';
import { marksInView } from '../../content/static-pages/required-marks';
import { presentMoment } from '../../fill/filled-document.server';
import { queryOf } from '../../fill/page-query';
import { memo, reads } from '../../memo/process-memos.server';
import { type Facts, factsBy } from '../../platform/visitor/facts';
import { renderRegions } from '../../render/render-page.server';
import { siteView } from '../../render/site-view';
import { environment } from '../../server/environment.server';
import { resolveAddress } from '../../site/resolve.server';
import type { Channel, Site } from '../../site/site';
import { translator } from '../../site/texts/messages.server';
import { localeAddress } from '../../site/wanted-path';
import { loadFrame } from '../load-page.server';
import { readsOf } from '../page-reads';
import type { ApplicationFrame } from './application-frame';

/** Header and footer of an application page. */
interface RenderedFrame extends ApplicationFrame {
  /** Marks that the rules of the market keep in view. */
  marks: Mark[];
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
  size: ({ header, footer }) => 2 * (header.length + footer.length),
  staleWhileRevalidate: staleMs,
});

/**
 * The header and footer of a site, for pages that content does not compose: the same for all players with the same facts.
 *
 * @throws PageUnavailableError when they cannot be made and no last good version exists
 */
export function renderedFrame(
  site: Site,
  path: string,
  origin: string,
  facts: Facts,
): Promise<RenderedFrame> {
  const { locale, channel } = site;
  return frames.get({ origin, locale, channel, path }, readsOf(facts, queryOf(new URLSearchParams())));
}

async function renderFrame({ origin, locale, channel, path }: FrameKey): Promise<RenderedFrame> {
  const resolution = resolveAddress(new URL(origin + localeAddress(locale, path)), channel);
  if (resolution.kind === 'redirect') throw new Error(`${locale} is no locale of ${origin}`);
  const { site } = resolution;
  const facts = factsBy(reads.answer);
  const t = translator(site);
  const blocks = await loadFrame({ site, path });
  const view = siteView(site, { path, authorized: facts.authorized, now: presentMoment, t });
  const { header, footer } = renderRegions(blocks, view);
  return { header, footer, marks: marksInView(blocks, site) };
}
