/** `npm run check:brand`: checks whether a brand may go live, and lists all findings. */
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../../app/site/configuration/configuration-error';
import { readConfiguration } from '../../app/site/configuration/read-configuration.server';
import { findingKinds } from '../../app/workbench/launch-report/finding';
import { verdictOf } from '../../app/workbench/launch-report/verdict';
import { startContentService } from '../../services/content/server';
import { CommandError } from '../content/command-error';
import { explain } from '../content/explain';
import { withSiteCode } from '../run/site-code';
import type * as making from './make-reports';
import type { Reports } from './make-reports';
import { printReports } from './print-reports';

const help = `Says whether a brand may go live: legal pages, licence marks, languages, pictures, payment logos, links, hosts, contrast of its
colours, rules in force, and what its pages weigh.

  npm run check:brand                         every brand
  npm run check:brand -- halden               one brand
  npm run check:brand -- halden --market DE   in one market
  npm run check:brand -- halden --json        for other programs, with every place
  npm run check:brand -- halden --all         every place on the terminal too
  npm run check:brand -- --except onlyLocalHosts
                                              leaves a kind of finding out of the verdict, as for brands that are shown on this machine only;
                                              --json names the kinds, and the option may be given several times
  npm run check:brand -- halden --url <address>
                                              with the content of a running content service or Contentful instead of content-fixtures;
                                              space, environment and token come from CONTENT_SPACE, CONTENT_ENVIRONMENT and
                                              CONTENT_DELIVERY_TOKEN, Contentful's delivery API from CONTENT_API_URL

BRANDS_DIR and CONTENT_DIR name other folders than brands/ and content-fixtures/. Pages are rendered without a platform, so without
jackpots and winners; JavaScript and stylesheets are counted when there is a build (npm run build).
Exit code: 0 when nothing blocks a launch, 1 when something does, 2 when the check could not run.`;

const options = {
  market: { type: 'string' },
  url: { type: 'string' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  except: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(help);
  const directory = process.env['BRANDS_DIR'] ?? 'brands';
  const [brand, ...others] = positionals;
  if (others.length > 0) throw new CommandError('Name one brand, or none for every brand. More with --help.');
  const market = values.market?.toUpperCase();
  refuseUnknown(directory, brand, market);
  const except = values.except ?? [];
  refuseKinds(except);
  const service = values.url
    ? undefined
    : await startContentService({ folder: process.env['CONTENT_DIR'] ?? 'content-fixtures', port: 0 });
  try {
    prepareEnvironment(values.url ?? service?.url ?? '', service !== undefined);
    const made = await withSiteCode('/scripts/check-brand/make-reports.ts', (loaded: typeof making) =>
      loaded.makeReports({
        brand,
        market,
        directory,
        now: Date.now(),
      }),
    );
    const reports = without(made, except);
    console.log(textOf(reports, values));
    process.exitCode = reports.reports.some(({ findings }) => verdictOf(findings).counts.blocker > 0) ? 1 : 0;
  } finally {
    await service?.close();
  }
}

/**
 * @throws CommandError for an unknown brand or market, listing the existing ones; ConfigurationError when shared
 *   files are invalid
 */
function refuseUnknown(directory: string, brand: string | undefined, market: string | undefined): void {
  const refused: string[] = [];
  const { brands } = readConfiguration(directory, {
    of: () => [],
    refused(id) {
      refused.push(id);
      return undefined;
    },
  });
  const ids = [...brands.keys(), ...refused].sort();
  if (brand !== undefined && !ids.includes(brand))
    throw new CommandError(`There is no brand "${brand}". There are: ${ids.join(', ')}.`);
  const wanted = brand === undefined ? ids : [brand];
  // The markets of a refused brand cannot be read; its report explains why.
  if (wanted.some((id) => refused.includes(id))) return;
  const codes = [...new Set(wanted.flatMap((id) => [...(brands.get(id)?.markets.keys() ?? [])]))];
  if (market && !codes.includes(market))
    throw new CommandError(`There is no market "${market}" here. There are: ${codes.join(', ')}.`);
}

/** @throws CommandError for an unknown kind of finding */
function refuseKinds(kinds: readonly string[]): void {
  const unknown = kinds.find((kind) => !Object.hasOwn(findingKinds, kind));
  if (unknown === undefined) return;
  const all = Object.keys(findingKinds);
  throw new CommandError(`There is no kind "${unknown}" of findings. There are: ${all.join(', ')}.`);
}

function without({ reports, ...others }: Reports, kinds: readonly string[]): Reports {
  return {
    ...others,
    reports: reports.map((report) => ({
      ...report,
      findings: report.findings.filter(({ kind }) => !kinds.includes(kind)),
    })),
  };
}

/** Sets environment variables that the site's code reads when it is loaded. */
function prepareEnvironment(url: string, isEmbedded: boolean): void {
  const address = url.replace(/\/+$/, '');
  Object.assign(process.env, {
    CONTENT_URL: address,
    CONTENT_API_URL: (!isEmbedded && process.env['CONTENT_API_URL']) || address,
    // Logging is off, because the report contains the same.
    LOG_LEVEL: 'silent',
    // A closed port: the platform's responses must not affect the report.
    PLATFORM_URL: 'http://127.0.0.1:9',
    ...(isEmbedded
      ? { CONTENT_SPACE: 'marquee', CONTENT_ENVIRONMENT: 'master', CONTENT_DELIVERY_TOKEN: 'local-delivery' }
      : {}),
  });
}

function textOf(reports: Reports, { json, all }: { json?: boolean; all?: boolean }): string {
  return json
    ? JSON.stringify(reports.reports, undefined, 2)
    : printReports(reports, { isWhole: all ?? false });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : explain(error));
  console.error('npm run check:brand -- --help says what it needs.');
  process.exitCode = 2;
}
// Exits although caches of the site hold timers.
process.exit();
