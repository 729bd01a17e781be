import {
  type LaunchReport,
  makeReport,
  refusedReport,
} from '../../app/workbench/launch-report/make-report.server';
import { readPublished } from '../../app/workbench/launch-report/read-published.server';
import { pageWeights } from '../../app/workbench/launch-report/page-weights.server';
import { readWithoutRefused, refusalsOfBrands } from '../../app/site/configuration/configuration.server';

export interface Reports {
  reports: LaunchReport[];
  /** English interface texts with the findings' descriptions. */
  texts: Record<string, unknown>;
}

interface Wanted {
  /** Id; every brand if missing. */
  brand?: string | undefined;
  /** Code; every market if missing. */
  market?: string | undefined;
  directory: string;
  /** Milliseconds. */
  now: number;
}

/**
 * Makes the requested reports with the site's own code, for the content and brands in the environment.
 * @throws when the content service does not respond
 */
export async function makeReports({ brand, market, directory, now }: Wanted): Promise<Reports> {
  const all = readWithoutRefused();
  const refused = [...refusalsOfBrands()].filter(([id]) => !brand || id === brand);
  const wanted = [...all.brands.values()].filter((configured) => !brand || configured.brand.id === brand);
  const content = await readPublished();
  const reports: LaunchReport[] = refused.map(([id, refusal]) => refusedReport(directory, id, refusal));
  for (const configured of wanted)
    reports.push(
      await makeReport({
        all,
        configured,
        directory,
        content,
        market,
        weigh: (sites, paths) => pageWeights(sites, paths, { now, isBuilt: true }),
        now,
      }),
    );
  return { reports, texts: all.texts.get('en') ?? {} };
}
