import { renderToString } from 'react-dom/server';
import { LiveValues } from '../../ui/live/live-values';
import { SiteProvider, type SiteView } from '../../ui/site/site-context';

/** The island that keeps the jackpots and seats of a page current. */
export function liveValues(view: SiteView): string {
  return renderToString(
    <SiteProvider value={view}>
      <LiveValues dataHref="/api/live" />
    </SiteProvider>,
  );
}
