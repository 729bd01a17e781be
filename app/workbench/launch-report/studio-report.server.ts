import type { LaunchReportReply, LaunchReportRequest } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import { configuration } from '../../site/configuration/configuration.server';
import { languageTranslator } from '../../site/texts/messages.server';
import { NoSuchSiteError } from '../no-such-site-error';
import { reportReply } from './report-reply';
import { servedReport } from './served-report.server';

/** The launch report of a brand for the studio. @throws NoSuchSiteError, or when the content cannot be read */
export async function studioReport({ brand }: LaunchReportRequest): Promise<LaunchReportReply> {
  const configured = configuration().brands.get(brand);
  if (!configured) throw new NoSuchSiteError(`There is no brand "${brand}".`);
  const now = Date.now();
  return reportReply({
    ...(await servedReport(configured, now)),
    ...{ configured, now },
    directory: environment.brandsDirectory,
    t: languageTranslator({ code: 'en', tag: 'en' }),
  });
}
