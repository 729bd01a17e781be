import path from 'node:path';
import type { RulePack, Rules } from '../../../schemas/generated/types';
import { validateRulePack, validateRules } from '../../../schemas/generated/validators.js';
import type { ResolvedRules } from '../rules/rule-values';
import { ruleNames } from '../rules/rule-values';
import { forbiddenDepartures, loosenedRules } from '../rules/rules-in-force';
import type { RuleSettings } from '../rules/rules-in-force';
import { ConfigurationError } from './configuration-error';
import { checked, jsonFilesIn, readJson } from './read-files.server';

/** The rule packs of `brands/rules`, by jurisdiction. */
export function readRulePacks(directory: string): Map<string, RulePack> {
  return new Map(jsonFilesIn(directory).map((name) => readRulePack(path.join(directory, name))));
}

function readRulePack(file: string): [jurisdiction: string, pack: RulePack] {
  const pack = checked(file, readJson(file), validateRulePack);
  if (pack.jurisdiction !== path.basename(file, '.json'))
    throw new ConfigurationError(
      `${file}: /jurisdiction is "${pack.jurisdiction}". Name the file ${pack.jurisdiction}.json.`,
    );
  for (const [index, { rule, value, effective }] of pack.rules.entries()) {
    // The value must match the rule's own schema.
    checked(`${file}: /rules/${index}/value`, { [rule]: value }, validateRules);
    if (effective.to !== undefined && effective.to < effective.from)
      throw new ConfigurationError(`${file}: /rules/${index}/effective ends before it begins.`);
  }
  return [pack.jurisdiction, pack];
}

/** @throws ConfigurationError when a rule has no default: brands must not depend on a pack for one */
export function readDefaultRules(file: string, value: unknown): ResolvedRules {
  const rules: Rules = checked(`${file}: /rules`, value, validateRules);
  const missing = ruleNames.filter((name) => rules[name] === undefined);
  if (missing.length > 0)
    throw new ConfigurationError(
      `${file}: /rules lacks ${missing.join(', ')}. Add the value that holds where no law says otherwise.`,
    );
  return rules as ResolvedRules;
}

/** @throws ConfigurationError when a brand or market is looser than a jurisdiction that binds it */
export function checkRules(files: { brand: string; market: string }, settings: RuleSettings): void {
  const { brand, market, packs } = settings;
  if (!packs.has(market.jurisdiction))
    throw new ConfigurationError(
      `${files.market}: /jurisdiction is "${market.jurisdiction}", but brands/rules/${market.jurisdiction}.json is missing. There are: ${[...packs.keys()].join(', ')}.`,
    );
  // Without own rules nothing can be looser, as for most markets.
  const loosened = (brand.rules || market.rules ? loosenedRules(settings) : []).map(
    ({ rule, by, value, bound, jurisdiction, source }) =>
      `${files[by]}: /rules/${rule} is ${JSON.stringify(value)}, looser than ${JSON.stringify(bound)} of brands/rules/${jurisdiction}.json (${source.title}). Remove it, or make it as strict.`,
  );
  const departures = (market.followsSpecification ? forbiddenDepartures(settings) : []).map(
    (name) =>
      `${files.market}: /followsSpecification names "${name}", which no rule pack of the market lets it choose. Remove it.`,
  );
  if (loosened.length + departures.length > 0)
    throw new ConfigurationError([...loosened, ...departures].join('\n'));
}
