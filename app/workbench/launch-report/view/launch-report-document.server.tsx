import { renderToString } from 'react-dom/server';
import { SiteProvider, type SiteView } from '../../../../ui/site/site-context';
import { LaunchReportPage } from './launch-report-page';
import type { LaunchReportView } from './launch-report-view';

/** The page of the report as HTML, without scripts. */
export function launchReportHtml(site: SiteView, view: LaunchReportView): string {
  return renderToString(
    <SiteProvider value={site}>
      <LaunchReportPage view={view} />
    </SiteProvider>,
  );
}
