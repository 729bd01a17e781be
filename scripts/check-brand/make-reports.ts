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
  /** English texts of the interface, which say what each finding means. */
  texts: Record<string, unknown>;
}

interface Wanted {
  /** Id; left out: every brand. */
  brand?: string | undefined;
  /** Code; left out: every market. */
  market?: string | undefined;
  directory: string;
  /** Milliseconds. */
  now: number;
}

/**
 * The reports asked for, made by the site's own code. Content and brands are those the environment names.
 *
 * @throws when the content service does not answer
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
