import { pathOfPage } from '../../../content/documents/page-path';
import type { Tell } from './collect-findings';
import type { FindingKind } from '../finding';
import type { LaunchInput } from '../launch-input';
import type { PageWeight } from '../page-weight';

interface Limit {
  kind: FindingKind;
  weighs: (weight: PageWeight) => number | undefined;
  limit: number;
}

/** No page may exceed its budget; bytes are counted, times are not measured. */
export function checkWeights({ budgets, weights, directory, configured }: LaunchInput, tell: Tell): void {
  for (const { site, path, status, reason } of weights) {
    const at = [`${site.locale} ${path}`, reason].filter(Boolean).join(': ');
    if (status !== 200) tell('pageFailed', { site, values: { status }, place: { at, path } });
  }
  for (const page of budgets.pages) {
    const path = pathOfPage(page.path, configured.brand);
    const limits: Limit[] = [
      { kind: 'htmlOverBudget', weighs: ({ html }) => html, limit: page.html },
      { kind: 'scriptOverBudget', weighs: ({ scripts }) => scripts, limit: page.scripts },
      { kind: 'styleOverBudget', weighs: ({ styles }) => styles, limit: budgets.styles },
      { kind: 'picturesOverBudget', weighs: ({ pictures }) => pictures, limit: page.pictures },
    ];
    const measured = weights.filter((weight) => weight.path === path && weight.status === 200);
    for (const limit of limits) tellHeavy(measured, path, limit, tell);
  }
  if (weights.some(({ status, scripts }) => status === 200 && scripts === undefined))
    tell('notBuilt', { place: { at: `${directory}/budgets.json` } });
}

/** Reports a page once for all its languages, with the heaviest one. */
function tellHeavy(
  measured: readonly PageWeight[],
  path: string,
  { kind, weighs, limit }: Limit,
  tell: Tell,
) {
  const heavy = measured.filter((weight) => (weighs(weight) ?? 0) > limit);
  const value = Math.max(...heavy.map((weight) => weighs(weight) ?? 0));
  for (const { site } of heavy)
    tell(kind, { site, values: { path, value, limit }, place: { at: `${site.locale} ${path}`, path } });
}
