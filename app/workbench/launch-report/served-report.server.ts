import { environment } from '../../server/environment.server';
import { configuration, refusalOf } from '../../site/configuration/configuration.server';
import type { BrandConfiguration } from '../../site/configuration/read-brand.server';
import { sitesOf } from '../../site/resolve.server';
import { advertisedCampaigns } from './advertised-campaigns.server';
import { type LaunchReport, makeReport } from './make-report.server';
import { pageWeights } from './page-weights.server';
import type { PublishedContent } from './published-content';
import { readPublished } from './read-published.server';

export interface ServedReport {
  report: LaunchReport;
  /** The content of the report. */
  content: PublishedContent;
  /** Milliseconds it took to make. */
  took: number;
}

/**
 * The launch report of a brand as this process serves it.
 *
 * @param now milliseconds
 * @throws when the content cannot be read
 */
export async function servedReport(configured: BrandConfiguration, now: number): Promise<ServedReport> {
  const started = performance.now();
  const content = await readPublished();
  const isBuilt = process.env.NODE_ENV === 'production';
  const report = await makeReport({
    ...{ all: configuration(), configured, content, now },
    campaigns: await advertisedCampaigns(content, sitesOf(configured, now)),
    directory: environment.brandsDirectory,
    refusal: refusalOf(configured.brand.id),
    weigh: (sites, paths) => pageWeights(sites, paths, { now, isBuilt }),
  });
  return { report, content, took: performance.now() - started };
}
