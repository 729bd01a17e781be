import { type HeadersFunction, type LoaderFunctionArgs, data } from '@remix-run/node';
import { errorMessage } from '../../server/error-message';
import { galleryHostOf } from '../../workbench/gallery/gallery-hosts.server';
import { gallerySites } from '../../workbench/gallery/gallery-sites.server';
import { galleryHeaders, requireGallery } from '../../workbench/gallery/gallery-switch.server';
import cardStyles from '../../workbench/launch-report/view/finding-card.module.css';
import { launchReportHtml } from '../../workbench/launch-report/view/launch-report-document.server';
import pageStyles from '../../workbench/launch-report/view/launch-report-page.module.css';
import type { LaunchReportView } from '../../workbench/launch-report/view/launch-report-view';
import { servedReport } from '../../workbench/launch-report/served-report.server';
import overviewStyles from '../../workbench/launch-report/view/market-overview.module.css';
import markStyles from '../../workbench/launch-report/view/severity-mark.module.css';
import { log } from '../../server/log.server';
import { errorScreen } from '../../render/error-screen.server';
import { siteView } from '../../render/site-view';
import { requestId } from '../../server/request-id.server';
import type { BrandConfiguration } from '../../site/configuration/read-brand.server';
import { configuration } from '../../site/configuration/configuration.server';
import { translator } from '../../site/texts/messages.server';
import { ContentPage } from '../../page/document/content-page';
import { keepDocument, useContentDocument } from '../../page/document/document-context';
import { documentShell } from '../../page/document/document-shell.server';
import { unlistedHead } from '../../page/document/document-head';

// Server modules render the page, and the client build omits their styles.
export const handle = { styles: { pageStyles, overviewStyles, cardStyles, markStyles } };

/** The launch report of the host's brand, made on request; available on the hosts of the gallery. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const configured = requireGallery(request);
  const url = new URL(request.url);
  const requested = url.searchParams.get('locale');
  const sites = gallerySites(configured);
  const site = sites.find(({ locale }) => locale === requested) ?? sites[0];
  if (!site) throw new Response('Not found.', { status: 404, headers: galleryHeaders });
  const now = Date.now();
  const t = translator(site);
  const view = siteView(site, { path: '/', authorized: false, now, t });
  const made = await madeReport(configured, url, now);
  keepDocument(context, {
    head: unlistedHead(
      site,
      `${t('launchReport.title')} | ${configured.brand.name}`,
      `${url.origin}${url.pathname}`,
    ),
    regions: {
      header: '',
      main: made ? launchReportHtml(view, made) : errorScreen(view, 'launchReport.failed', requestId()),
      footer: '',
    },
    shell: documentShell(site, t),
    liveValues: '',
    parts: undefined,
  });
  return data(null, { status: made ? 200 : 502, headers: galleryHeaders });
}

/** Undefined when the content cannot be read. */
async function madeReport(
  configured: BrandConfiguration,
  url: URL,
  now: number,
): Promise<LaunchReportView | undefined> {
  try {
    const { report, took } = await servedReport(configured, now);
    return { report, brands: brandLinks(configured, url), at: now, took };
  } catch (error) {
    const reason = errorMessage(error);
    log.error({ event: 'launch-report.failed', brand: configured.brand.id, reason }, 'no launch report');
    return undefined;
  }
}

/** The report of each brand, at its host that is most similar to this one. */
function brandLinks(
  { brand }: BrandConfiguration,
  { hostname, port, protocol }: URL,
): LaunchReportView['brands'] {
  return [...configuration().brands.values()].map(({ brand: { id, name, hosts } }) => {
    const host = galleryHostOf(hosts, hostname);
    const href = host && `${protocol}//${host}${port && `:${port}`}/launch-report`;
    return { id, name, href, current: id === brand.id };
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function LaunchReport() {
  const document = useContentDocument();
  return document ? <ContentPage document={document} /> : null;
}
