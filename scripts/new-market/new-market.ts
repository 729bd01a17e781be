/** `npm run new:market`: adds another market to a brand, from its facts, and lists missing content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../../app/site/configuration/configuration-error';
import { checked } from '../../app/site/configuration/read-files.server';
import type { PlatformDataSite } from '../../schemas/generated/types';
import { validatePlatformDataSite } from '../../schemas/generated/validators.js';
import { type MarketFile, marketFile } from '../../app/workbench/new-brand/market-file';
import { type Project, readContent, readProject } from '../../app/workbench/new-brand/project.server';
import { marketNotes } from '../../app/workbench/new-brand/market-notes';
import {
  WishError,
  currencyProblems,
  languageProblems,
  marketProblems,
} from '../../app/workbench/new-brand/wish';
import { configurationText, contentText } from '../new-brand/file-texts';
import { section } from '../new-brand/section';
import { CheckError, writeChecked } from '../new-brand/write-files';
import { type ContentChange, openContent } from './market-content';

const usage = 'npm run new:market -- <brand> <CODE> [--languages en,de] [--currency EUR]';

const help = `Opens a market for a brand: its market file, what the platform must know, the licence mark of the footer, and the starter's texts in new
languages. It is checked before it is written; no file outside brands/<brand>, content-fixtures/<brand> and content-fixtures/files/brands/<brand>
is touched.

  ${usage}

  <CODE>        as in brands/market-facts.json, which knows country, currency, time zone, licence and languages of each
  --languages   only these; without it all that are usual there
  --currency    another than the usual one

For example:
  npm run new:market -- nordlys FI
  npm run new:market -- nordlys CH --languages de,en --currency EUR

Exit code: 0 when it was made, 1 when what was made did not pass the checks, 2 when it cannot be made as asked.`;

interface Wish {
  brand: string;
  code: string;
  languages?: string[];
  currency?: string;
}

function wishOf(
  positionals: string[],
  options: { languages?: string; currency?: string },
  project: Project,
): Wish {
  const [brand, given, ...more] = positionals;
  if (brand === undefined || given === undefined || more.length > 0)
    throw new WishError('Give the brand and the code of one market.');
  const { configuration } = project;
  const code = given.toUpperCase();
  const languages = options.languages?.split(/[\s,]+/).filter(Boolean);
  const currency = options.currency?.toUpperCase();
  const brands = [...configuration.brands.keys()];
  const problems = [
    ...(brands.includes(brand) ? [] : [`There is no brand "${brand}". There are: ${brands.join(', ')}.`]),
    ...marketProblems([code], project),
    ...(configuration.brands.get(brand)?.markets.has(code)
      ? [
          `${brand} has a market ${code} already: brands/${brand}/markets/${code}.json. Nothing is ever overwritten.`,
        ]
      : []),
    ...languageProblems(languages ?? [], project),
    ...(currency === undefined ? [] : currencyProblems(currency, project)),
  ];
  if (problems.length > 0) throw new WishError(problems.join('\n'));
  return { brand, code, ...(languages && { languages }), ...(currency && { currency }) };
}

/** The market file and all related changes, by path below the project. */
async function filesOf(
  wish: Wish,
  market: MarketFile,
  change: ContentChange,
  project: Project,
): Promise<Map<string, string>> {
  const { brand, code } = wish;
  const files = new Map([[`brands/${brand}/markets/${code}.json`, await configurationText(market)]]);
  const site = siteWith(market, path.join(project.brandsFolder, brand, 'platform.json'));
  files.set(`brands/${brand}/platform.json`, await configurationText(site));
  for (const [file, value] of change.files) files.set(`content-fixtures/${file}`, contentText(value));
  for (const [file, svg] of change.pictures) files.set(`content-fixtures/${file}`, svg);
  return files;
}

/** The brand's platform data, with the market's currency and players. */
function siteWith(market: MarketFile, file: string): PlatformDataSite {
  const site = checked<PlatformDataSite>(
    file,
    JSON.parse(readFileSync(file, 'utf8')),
    validatePlatformDataSite,
  );
  const { countries } = market.registration;
  return {
    ...site,
    currencies: [...new Set([...site.currencies, market.currency])],
    blockedCountries: site.blockedCountries.filter((country) => !countries.includes(country)),
  };
}

/** The brand's markets as files, the new one last. */
function marketsWith(market: MarketFile, { configuration }: Project, brand: string): MarketFile[] {
  return [...[...(configuration.brands.get(brand)?.markets.values() ?? [])], market];
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { languages: { type: 'string' }, currency: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const project = readProject();
  const wish = wishOf(positionals, values, project);
  const { configuration } = project;
  const configured = configuration.brands.get(wish.brand);
  if (!configured) return 2;
  const market = marketFile(wish.code, wish, project);
  const { brand, theme } = configured;
  const change = openContent({
    drawn: { id: brand.id, name: brand.name, look: brand.layout.header, theme },
    markets: marketsWith(market, project, brand.id),
    configuration,
    content: readContent(project.contentFolder),
  });
  const files = await filesOf(wish, market, change, project);
  console.log(`Checking ${market.name} for ${brand.name} …`);
  const checkedConfiguration = writeChecked('.', brand.id, files);
  const [first = ''] = market.languages;
  const written = checkedConfiguration.brands.get(brand.id);
  const writtenMarket = written?.markets.get(market.id);
  console.log(
    [
      `\n${market.name} is open for ${brand.name}: ${market.languages.join(', ')}, ${market.currency}.\n`,
      section('Written', [...files.keys()]),
      section('Good to know', [
        ...(written && writtenMarket
          ? marketNotes(checkedConfiguration, written.brand, writtenMarket, Date.now())
          : []),
        ...(change.written > 0
          ? [`${change.written} texts of the starter pages were written in the new language; read them`]
          : []),
        ...[...change.missing].map(
          ([locale, count]) =>
            `${count} texts of the brand's pages are missing in ${locale}: English is shown instead`,
        ),
      ]),
      section('Go on with', [
        `http://${brand.hosts.find((host) => host.endsWith('.localhost')) ?? brand.hosts[0]}:3000/${first}-${market.id}   (npm run dev has taken it in; npm start after Ctrl-C and a new start)`,
        `npm run check:brand -- ${brand.id} --market ${market.id}   what is missing before launch`,
        `the number of the licence: content-fixtures/${brand.id}/licences.json`,
      ]),
    ].join(''),
  );
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof CheckError || error instanceof ConfigurationError) {
      console.error(`Nothing was written.\n${error.message}`);
      process.exit(1);
    }
    if (!(error instanceof WishError) && !(error instanceof TypeError && 'code' in error)) throw error;
    console.error(
      `${error.message}\nNothing was written. Usage: ${usage}\nnpm run new:market -- --help explains it.`,
    );
    process.exit(2);
  },
);
