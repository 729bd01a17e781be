import type { ExplainedSite, ExplainedValue } from '../../app/workbench/brand-settings/explain-site.server';
import { CommandError } from '../content/command-error';

/** The values at or below a path. @throws CommandError for an unknown one, listing the existing names */
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
