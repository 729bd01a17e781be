import path from 'node:path';
import type { StoredChange } from '../../site/configuration/brand-changes';
import { changesFolder, readChanged, readChanges } from '../../site/configuration/changed-brand.server';
import { withValueAt } from '../../site/configuration/json-pointer';
import { isJson } from '../../site/configuration/merge-configuration';
import { type Layer, provenanceOf } from '../../site/configuration/provenance';
import type { Configuration } from '../../site/configuration/read-configuration.server';
import { readObject } from '../../site/configuration/read-files.server';
import { dayOf } from '../../../ui/format/zone-day';
import type { PackRule } from '../../site/rules/rules-in-force';
import type { Market } from '../../../schemas/generated/types';
import { NoSuchSiteError } from '../no-such-site-error';
import { explainRules } from './explain-rules';

/** A value of a resolved site with its origin. */
export interface ExplainedValue {
  /** E.g. `market.registration.codeTries`. */
  path: string;
  value: unknown;
  /** File below the folder of brands that determines it. */
  file: string;
  /** Set if the value comes from a law. */
  source?: PackRule['source'];
  note?: string;
}

export interface ExplainedSite {
  brand: string;
  market: string;
  /** Day that the rules are for, in the time zone of the market. */
  day: string;
  values: ExplainedValue[];
}

interface Wanted {
  brand: string;
  market: string;
  /** `YYYY-MM-DD`; defaults to the market's today. */
  day?: string | undefined;
  /** Milliseconds. */
  now: number;
}

/**
 * All settings of a brand in a market, each with its file.
 * @throws NoSuchSiteError for an unknown brand or market, listing the existing ones
 */
export function explainSite(directory: string, all: Configuration, wanted: Wanted): ExplainedSite {
  const configured = all.brands.get(wanted.brand);
  if (!configured)
    throw new NoSuchSiteError(
      `There is no brand "${wanted.brand}" in ${directory}/. There are: ${[...all.brands.keys()].join(', ')}.`,
    );
  const market = configured.markets.get(wanted.market.toUpperCase());
  if (!market)
    throw new NoSuchSiteError(
      `Brand ${wanted.brand} has no market "${wanted.market}". It has: ${[...configured.markets.keys()].join(', ')}.`,
    );
  const files = { brand: `${wanted.brand}/brand.json`, market: `${wanted.brand}/markets/${market.id}.json` };
  const changes = readChanges(directory, wanted.brand);
  /** A file with its stored changes, as a layer above the file. */
  const read = (name: string): Layer[] => [
    {
      file: `${wanted.brand}/${name}`,
      value: readChanged(path.join(directory, wanted.brand), name, changes),
    },
    { file: `${changesFolder}/${wanted.brand}.json`, value: changedValues(name, changes) },
  ];
  const defaults = readObject(path.join(directory, 'defaults.json'));
  const fromDefaults = (name: string): Layer => ({ file: 'defaults.json', value: defaults[name] });
  const day = wanted.day ?? dayOf(wanted.now, market.timeZone);
  return {
    brand: wanted.brand,
    market: market.id,
    day,
    values: [
      ...below('brand', [fromDefaults('brand'), ...read('brand.json')]),
      ...below('market', [fromDefaults('market'), ...read(`markets/${market.id}.json`)]),
      ...explainRules(all, configured, market, files, day),
      ...shared(all, market),
      ...below('theme', read('theme.json')),
      ...[...configured.messages.keys()].flatMap((folder) =>
        below(`messages.${folder}`, read(`messages/${folder}.json`)),
      ),
    ],
  };
}

/** The values that changes set in a file, nested as in the file; undefined without any. */
function changedValues(name: string, changes: readonly StoredChange[]): unknown {
  return changes
    .filter(({ file, value }) => file === name && value !== undefined)
    .reduce<unknown>((values, { pointer, value }) => withValueAt(values, pointer, value), undefined);
}

/** The values of a market from files shared by all brands. */
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

/** Excludes the rules of brand and market, which are part of the rules in force. */
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
