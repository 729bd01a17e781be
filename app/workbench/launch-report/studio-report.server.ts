import type { LaunchReportReply, LaunchReportRequest } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import { configuration } from '../../site/configuration/configuration.server';
import { languageTranslator } from '../../site/texts/messages.server';
import { NoSuchSiteError } from '../brand-settings/explain-site.server';
import { makeReport } from './make-report.server';
import { pageWeights } from './page-weights.server';
import { readPublished } from './read-published.server';
import { reportReply } from './report-reply';

/** The launch report of a brand for the studio. @throws NoSuchSiteError, or when the content cannot be read */
export async function studioReport({ brand }: LaunchReportRequest): Promise<LaunchReportReply> {
  const started = performance.now();
  const now = Date.now();
  const all = configuration();
  const configured = all.brands.get(brand);
  if (!configured) throw new NoSuchSiteError(`There is no brand "${brand}".`);
  const content = await readPublished();
  const isBuilt = process.env.NODE_ENV === 'production';
  const directory = environment.brandsDirectory;
  const report = await makeReport({
    ...{ all, configured, content, directory, now },
    weigh: (sites, paths) => pageWeights(sites, paths, { now, isBuilt }),
  });
  const t = languageTranslator({ code: 'en', tag: 'en' });
  return reportReply({
    ...{ report, configured, content, directory, t, now },
    took: performance.now() - started,
  });
}
