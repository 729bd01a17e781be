import path from 'node:path';
import { isJson } from '../../app/site/configuration/merge-configuration';
import { type Layer, provenanceOf } from '../../app/site/configuration/provenance';
import type { Configuration } from '../../app/site/configuration/read-configuration.server';
import { readJson, readObject } from '../../app/site/configuration/read-files.server';
import { dayOf } from '../../ui/format/zone-day';
import type { PackRule } from '../../app/site/rules/rules-in-force';
import type { Market } from '../../schemas/generated/types';
import { CommandError } from '../content/command-error';
import { explainRules } from './explain-rules';

/** A value of a resolved site and why it is that. */
export interface ExplainedValue {
  /** E.g. `market.registration.codeTries`. */
  path: string;
  value: unknown;
  /** File below the folder of brands that decided it. */
  file: string;
  /** Where the law says so. */
  source?: PackRule['source'];
  note?: string;
}

export interface ExplainedSite {
  brand: string;
  market: string;
  /** Day the rules are those of, in the time zone of the market. */
  day: string;
  values: ExplainedValue[];
}

interface Wanted {
  brand: string;
  market: string;
  /** `YYYY-MM-DD`; left out: the market's own today. */
  day?: string | undefined;
  /** Milliseconds. */
  now: number;
}

/**
 * Everything that makes up a brand in a market, every value with the file it comes from.
 *
 * @throws CommandError for a brand or market there is not, with those there are
 */
export function explainSite(directory: string, all: Configuration, wanted: Wanted): ExplainedSite {
  const configured = all.brands.get(wanted.brand);
  if (!configured)
    throw new CommandError(
      `There is no brand "${wanted.brand}" in ${directory}/. There are: ${[...all.brands.keys()].join(', ')}.`,
    );
  const market = configured.markets.get(wanted.market.toUpperCase());
  if (!market)
    throw new CommandError(
      `Brand ${wanted.brand} has no market "${wanted.market}". It has: ${[...configured.markets.keys()].join(', ')}.`,
    );
  const files = { brand: `${wanted.brand}/brand.json`, market: `${wanted.brand}/markets/${market.id}.json` };
  const read = (file: string): Layer => ({ file, value: readJson(path.join(directory, file)) });
  const defaults = readObject(path.join(directory, 'defaults.json'));
  const fromDefaults = (name: string): Layer => ({ file: 'defaults.json', value: defaults[name] });
  const day = wanted.day ?? dayOf(wanted.now, market.timeZone);
  return {
    brand: wanted.brand,
    market: market.id,
    day,
    values: [
      ...below('brand', [fromDefaults('brand'), read(files.brand)]),
      ...below('market', [fromDefaults('market'), read(files.market)]),
      ...explainRules(all, configured, market, files, day),
      ...shared(all, market),
      ...below('theme', [read(`${wanted.brand}/theme.json`)]),
      ...[...configured.messages.keys()].flatMap((folder) =>
        below(`messages.${folder}`, [read(`${wanted.brand}/messages/${folder}.json`)]),
      ),
    ],
  };
}

/** The values a market takes from the files all brands share. */
function shared({ languages, currencies }: Configuration, market: Market): ExplainedValue[] {
  const codes = [...new Set(market.languages.map((code) => market.localeMapping?.[code] ?? code))];
  const { markets, ...display } = currencies[market.currency] ?? {};
  return [
    ...codes.map((code) => ({
      path: `languages.${code}`,
      value: languages.get(code),
      file: 'languages.json',
    })),
    {
      path: `currencies.${market.currency}`,
      value: markets?.[market.id] ?? display,
      file: 'currencies.json',
    },
  ];
}

/** The rules of a brand and of a market are left out: they are part of the rules in force, which are printed too. */
function below(root: string, layers: Layer[]): ExplainedValue[] {
  return provenanceOf(layers.map(({ file, value }) => ({ file, value: withoutRules(value) }))).map(
    ({ path: names, value, file }) => ({ path: [root, ...names].join('.'), value, file }),
  );
}

function withoutRules(value: unknown): unknown {
  if (!isJson(value)) return value;
  const { rules: _rules, ...others } = value;
  return others;
}

/** The values at or below a path. @throws CommandError when there is none, with the names there are */
export function valuesAt(site: ExplainedSite, wanted: string): ExplainedValue[] {
  const found = site.values.filter(({ path: at }) => at === wanted || at.startsWith(`${wanted}.`));
  if (found.length > 0) return found;
  const parent = wanted.split('.').slice(0, -1).join('.');
  const near = site.values.filter(({ path: at }) => parent && at.startsWith(`${parent}.`));
  const names = near.length > 0 ? near.map(({ path: at }) => at) : rootsOf(site);
  throw new CommandError(`There is no value "${wanted}". There are: ${names.join(', ')}.`);
}

function rootsOf(site: ExplainedSite): string[] {
  return [...new Set(site.values.map(({ path: at }) => at.split('.')[0] ?? ''))];
}
