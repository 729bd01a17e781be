import type { Budgets } from '../../../schemas/generated/types';
import { pathOfPage } from '../../content/documents/page-path';
import type { BrandConfiguration } from '../../site/configuration/read-brand.server';
import type { Configuration } from '../../site/configuration/read-configuration.server';
import { isOffered, sitePolicy } from '../../site/policy';
import { sitesOf } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { readBrandFiles } from './brand-files.server';
import { readBudgets } from './budgets.server';
import type { Finding } from './finding';
import type { AdvertisedCampaigns } from './launch-input';
import { launchFindings, refusalFindings } from './launch-report';
import type { PageWeight } from './page-weight';
import type { PublishedContent } from './published-content';
import { shownContent } from './shown-content';

/** A market in the report. */
export interface ReportedMarket {
  code: string;
  name: string;
  isEnabled: boolean;
  /** The market's legal status today; undefined for a disabled market. */
  status: Site['rules']['marketStatus'] | undefined;
  /** Locale segments of addresses. */
  locales: string[];
}

/** Whether a brand may go live, with all findings. */
export interface LaunchReport {
  brand: { id: string; name: string };
  markets: ReportedMarket[];
  findings: Finding[];
}

interface ReportOptions {
  all: Configuration;
  configured: BrandConfiguration;
  /** Folder of brands. */
  directory: string;
  content: PublishedContent;
  /** Message of the `ConfigurationError` for which the brand's files are refused. */
  refusal?: string | undefined;
  /** Code of the only market to check. */
  market?: string | undefined;
  /** Renders and weighs pages. Passed in, because the report must not import the engine. */
  weigh: (sites: readonly Site[], paths: readonly string[]) => Promise<PageWeight[]>;
  /** If missing, the campaigns of promotions are not checked. */
  campaigns?: AdvertisedCampaigns;
  /** Milliseconds. */
  now: number;
}

const home = '/';

/** The whole report of a brand. @throws ConfigurationError when brands/budgets.json is invalid */
export async function makeReport(options: ReportOptions): Promise<LaunchReport> {
  const { configured, directory, content, market, weigh, now } = options;
  const sites = sitesOf(configured, now).filter(({ market: { id } }) => !market || id === market);
  const budgets = readBudgets(directory);
  const weights = await weighPages(sites, budgets, weigh);
  return {
    brand: { id: configured.brand.id, name: configured.brand.name },
    markets: marketsOf(configured, sites, market),
    findings: launchFindings({
      ...options,
      sites: sites.map((site) => ({ site, shown: shownContent(content, site, now) })),
      budgets,
      weights,
      files: readBrandFiles(directory, configured.brand, options.refusal),
    }),
  };
}

/**
 * Whether a page can be made depends on the market, so each market's home is rendered; other pages' weights depend on
 * the language only.
 */
async function weighPages(
  sites: readonly Site[],
  { pages }: Budgets,
  weigh: ReportOptions['weigh'],
): Promise<PageWeight[]> {
  const weights = await weigh(sites, [home]);
  const ofLanguages = new Map([...sites].reverse().map((site) => [site.speech.contentLocale, site]));
  for (const site of ofLanguages.values()) {
    const policy = sitePolicy(site);
    const others = pages
      .map(({ path }) => path)
      .filter((path) => path !== home && isOffered(pathOfPage(path, site.brand), policy));
    weights.push(...(await weigh([site], others)));
  }
  return weights;
}

/** The report of a brand that is not served, because its files are refused. */
export function refusedReport(directory: string, id: string, refusal: string): LaunchReport {
  const { faults } = readBrandFiles(directory, { id, name: id }, refusal);
  return { brand: { id, name: id }, markets: [], findings: refusalFindings({ directory, id, faults }) };
}

function marketsOf(
  configured: BrandConfiguration,
  sites: readonly Site[],
  only: string | undefined,
): ReportedMarket[] {
  return [...configured.markets.values()]
    .filter(({ id }) => !only || id === only)
    .map(({ id, name, isMarketEnabled }) => {
      const own = sites.filter(({ market }) => market.id === id);
      return {
        code: id,
        name,
        isEnabled: isMarketEnabled,
        status: own[0]?.rules.marketStatus,
        locales: own.map(({ locale }) => locale),
      };
    });
}
