import { text } from '../text/text';
import type { ExperimentResult } from './calls';

const points = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});
export const number = new Intl.NumberFormat('en');

/** A rate, such as 4.2%. */
export const showRate = (rate: number): string => percent.format(rate);

/** A difference in percentage points, with its sign. */
export function showPoints(difference: number): string {
  const value = points.format(Math.abs(difference) * 100);
  if (value === '0.0') return value;
  return difference < 0 ? `−${value}` : `+${value}`;
}

/** The result as a sentence. */
export function verdictText({ verdict, best, variants, imbalance, winner }: ExperimentResult): string {
  const nameOf = (key: string | undefined) => variants.find((each) => each.key === key)?.name ?? key ?? '';
  const chosen = winner === undefined ? '' : ` ${text('experiments.winner', { name: nameOf(winner) })}`;
  return sentence() + chosen;

  function sentence(): string {
    switch (verdict) {
      case 'better':
      case 'worse': {
        const { differenceInterval } = variants.find(({ key }) => key === best) ?? {};
        const ends = [differenceInterval?.from ?? 0, differenceInterval?.to ?? 0]
          .map((end) => Math.abs(end) * 100)
          .sort((one, other) => one - other)
          .map((end) => points.format(end));
        return text(`experiments.verdict.${verdict}`, { name: nameOf(best), from: ends[0], to: ends[1] });
      }
      case 'imbalance':
        return text('experiments.verdict.imbalance', {
          chance: (imbalance ?? 0) < 0.0001 ? '< 0.0001' : (imbalance ?? 0).toFixed(4),
        });
      default:
        return text(`experiments.verdict.${verdict}`);
    }
  }
}

/** How many visitors are missing to detect the smallest effect; undefined if there are enough, or the experiment has ended. */
export function neededText({
  needed,
  smallestEffect,
  variants,
  state,
}: ExperimentResult): string | undefined {
  if (state === 'over') return undefined;
  const effect = { effect: smallestEffect };
  if (needed === 0) return text('experiments.needed.unknown', effect);
  const missing = variants.reduce((sum, { visitors }) => sum + Math.max(0, needed - visitors), 0);
  return missing === 0
    ? undefined
    : text('experiments.needed', { ...effect, missing: number.format(missing) });
}

export function severityOf({ verdict }: ExperimentResult): 'info' | 'success' | 'warning' {
  if (verdict === 'better') return 'success';
  return verdict === 'imbalance' || verdict === 'worse' ? 'warning' : 'info';
}
