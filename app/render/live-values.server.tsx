import { renderToString } from 'react-dom/server';
import { LiveValues } from '../../ui/live/live-values';
import { SiteProvider, type SiteView } from '../../ui/site/site-context';
import { environment } from '../server/environment.server';
import type { Site } from '../site/site';
import { siteOfView } from './site-view';

/** The island that refreshes the jackpots and tables of a page. */
export function liveValues(view: SiteView): string {
  return renderToString(
    <SiteProvider value={view}>
      <LiveValues dataHref="/api/live" feedHref={feedHref(siteOfView(view))} />
    </SiteProvider>,
  );
}

/** The platform's live feed; undefined if the brand has no websocket (WS-01). */
function feedHref(site: Site | undefined): string | undefined {
  if (!site?.features.websocket) return undefined;
  const url = new URL('live', environment.platform.socketUrl);
  url.searchParams.set('siteId', String(site.brand.siteId));
  return url.href;
}
