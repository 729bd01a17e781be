/** `npm run print-site`: prints the settings of a brand in a market, each with its file. */
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../../app/site/configuration/configuration-error';
import { readConfiguration } from '../../app/site/configuration/read-configuration.server';
import { CommandError } from '../content/command-error';
import { explain } from '../content/explain';
import { explainSite } from '../../app/workbench/brand-settings/explain-site.server';
import { NoSuchSiteError } from '../../app/workbench/no-such-site-error';
import { printValues } from './print-values';
import { valuesAt } from './values-at';

const help = `Prints the resolved site of a brand in a market: every value with the file it comes from, the rules in force with their source.

  npm run print-site -- <brand> <market>
  npm run print-site -- halden DE --path rules.minimumAge   one value, or all below a name: brand, market, rules, theme ...
  npm run print-site -- kiekko FI --on 2027-07-01           with the rules of another day
  npm run print-site -- brasa BR --json                     for other programs

BRANDS_DIR names another folder than brands/.
Exit code: 0, or 2 when there is no such brand, market or value, or the configuration is wrong.`;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      on: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  const directory = process.env['BRANDS_DIR'] ?? 'brands';
  const all = readConfiguration(directory);
  const [brand, market] = positionals;
  if (!brand || !market || positionals.length > 2)
    throw new CommandError(
      `Name a brand and a market: npm run print-site -- ${all.defaultBrand.brand.id} ${[...all.defaultBrand.markets.keys()][0] ?? ''}. Brands: ${[...all.brands.keys()].join(', ')}. More with --help.`,
    );
  if (values.on !== undefined && !isDay(values.on))
    throw new CommandError(`--on is "${values.on}". Write a day as 2027-07-01.`);
  const site = explainSite(directory, all, { brand, market, day: values.on, now: Date.now() });
  const shown = values.path ? valuesAt(site, values.path) : site.values;
  console.log(
    values.json
      ? JSON.stringify({ ...site, values: shown }, undefined, 2)
      : printValues(site, shown, directory),
  );
}

function isDay(text: string): boolean {
  return (
    dayPattern.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  );
}

try {
  main();
} catch (error) {
  console.error(
    error instanceof ConfigurationError || error instanceof NoSuchSiteError ? error.message : explain(error),
  );
  process.exitCode = 2;
}
