import type { LaunchReportReply } from '../../../schemas/generated/types';
import type { Translate } from '../../../ui/site/site-context';
import type { BrandConfiguration } from '../../site/configuration/read-brand.server';
import { sitesOf } from '../../site/resolve.server';
import { type Finding, type Place, severities, subjects } from './finding';
import { findingText, remedyText } from './finding-texts';
import type { LaunchReport } from './make-report.server';
import type { PublishedContent } from './published-content';
import { shownAddresses } from './shown-content';
import { verdictOf } from './verdict';

type ReportedFinding = LaunchReportReply['subjects'][number]['findings'][number];
type PageOf = (locale: string | undefined, path: string) => string | undefined;

interface ReplyOptions {
  report: LaunchReport;
  configured: BrandConfiguration;
  content: PublishedContent;
  /** Folder of brands, which is removed from file names. */
  directory: string;
  t: Translate;
  /** Milliseconds it took to make. */
  took: number;
  /** Milliseconds. */
  now: number;
}

/** A launch report as text, with the pages where the studio can correct findings. */
export function reportReply(options: ReplyOptions): LaunchReportReply {
  const { report, configured, content, t, took, now } = options;
  const { severity, text, counts } = verdictOf(report.findings);
  const pageOf = pagesOf(configured, content, now);
  return {
    verdict: severity ?? 'ready',
    text: t(text),
    counts,
    took,
    markets: report.markets.map(({ status, ...market }) => ({
      ...market,
      status: t(`launchReport.statuses.${market.isEnabled ? (status ?? 'open') : 'off'}`),
    })),
    subjects: subjects.map((subject) => ({
      id: subject,
      name: t(`launchReport.subjects.${subject}`),
      findings: report.findings
        .filter((finding) => finding.subject === subject)
        .sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity))
        .map((finding) => reported(finding, options, pageOf)),
    })),
  };
}

function reported(finding: Finding, { t, directory }: ReplyOptions, pageOf: PageOf): ReportedFinding {
  const { severity, markets, locales, places } = finding;
  const placed = ({ at, path, entry }: Place) => {
    const pageId = entry && path !== undefined ? pageOf(locales[0], path) : undefined;
    return {
      at: at.replace(`${directory}/`, ''),
      ...(path === undefined ? {} : { path }),
      ...(pageId === undefined || !entry ? {} : { pageId, entryId: entry.id }),
    };
  };
  return {
    ...{ severity, markets, locales },
    text: findingText(finding, t),
    remedy: remedyText(finding, t),
    places: places.map(placed),
  };
}

/** Finds the page of the content at an address of a brand; cached per locale. */
function pagesOf(configured: BrandConfiguration, content: PublishedContent, now: number): PageOf {
  const sites = sitesOf(configured, now);
  const found = new Map<string, ReturnType<typeof shownAddresses>['addresses']>();
  return (locale, path) => {
    const site = sites.find((one) => one.locale === locale) ?? sites[0];
    if (!site) return undefined;
    const addresses = found.get(site.locale) ?? shownAddresses(content, site, now).addresses;
    found.set(site.locale, addresses);
    const id = addresses.get(path)?.id;
    return id !== undefined && content.entry(id)?.type === 'page' ? id : undefined;
  };
}
