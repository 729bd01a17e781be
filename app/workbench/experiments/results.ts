import type {
  Experiment,
  ExperimentsReply,
  PlatformExperimentCounts,
} from '../../../schemas/generated/types';
import { numbersOfVariants } from '../../platform/visitor/division';
import {
  type Reached,
  imbalanceOf,
  newcombeInterval,
  rateOf,
  visitorsNeeded,
  wilsonInterval,
} from './intervals';

type Result = ExperimentsReply['experiments'][number];
type VariantResult = Result['variants'][number];

/** Below this probability an uneven split is not chance: the counting is faulty. */
const impossible = 0.001;
/** Fewer visitors leave the control's rate too uncertain. */
const fewVisitors = 50;

/** The result of an experiment's counts. @param now milliseconds */
export function resultOf(
  experiment: Experiment,
  counts: PlatformExperimentCounts['counts'],
  now: number,
): Result {
  const { key, name, question, startsAt, endsAt, share, goal, smallestEffect, winner } = experiment;
  const state = stateOf(experiment, now);
  const sums = experiment.variants.map((variant): Reached => {
    const sum = (what: string) =>
      counts
        .filter((count) => count.variant === variant.key && count.what === what)
        .reduce((all, { visitors }) => all + visitors, 0);
    return { visitors: sum('seen'), reached: Math.min(sum(goal), sum('seen')) };
  });
  const comparisons = sums.length - 1;
  const [control = { visitors: 0, reached: 0 }] = sums;
  const variants = experiment.variants.map((variant, index): VariantResult => {
    const own = sums[index] ?? { visitors: 0, reached: 0 };
    const compared = index > 0 && own.visitors > 0 && control.visitors > 0;
    return {
      ...variant,
      ...own,
      ...(own.visitors > 0 ? { rate: rateOf(own), interval: wilsonInterval(own) } : {}),
      ...(compared
        ? {
            difference: rateOf(own) - rateOf(control),
            differenceInterval: newcombeInterval(own, control, comparisons),
          }
        : {}),
    };
  });
  const needed =
    control.visitors < fewVisitors ? 0 : visitorsNeeded(rateOf(control), smallestEffect / 100, comparisons);
  const imbalance = imbalanceOf(
    sums.map(({ visitors }) => visitors),
    numbersOfVariants(experiment),
  );
  return {
    ...{ key, name, state, startsAt, endsAt, share, goal, smallestEffect, needed, imbalance, variants },
    ...(question === undefined ? {} : { question }),
    ...(winner === undefined ? {} : { winner }),
    ...verdictOf(variants, { needed, imbalance, isOver: state === 'over' }),
  };
}

function stateOf({ startsAt, endsAt, winner }: Experiment, now: number): Result['state'] {
  if (winner !== undefined || now >= Date.parse(endsAt)) return 'over';
  return now < Date.parse(startsAt) ? 'planned' : 'running';
}

/**
 * Before enough visitors have been counted the verdict is that it is too early: stopping at the first significant
 * difference of repeated looks gives far more false positives than one in twenty.
 */
function verdictOf(
  variants: readonly VariantResult[],
  { needed, imbalance, isOver }: { needed: number; imbalance: number; isOver: boolean },
): Pick<Result, 'verdict' | 'best'> {
  if (variants.every(({ visitors }) => visitors === 0)) return { verdict: 'no-data' };
  if (imbalance < impossible) return { verdict: 'imbalance' };
  const isEnough = needed > 0 && variants.every(({ visitors }) => visitors >= needed);
  if (!isEnough && !isOver) return { verdict: 'too-early' };
  const [, ...others] = variants;
  const better = others
    .filter(({ differenceInterval }) => differenceInterval && differenceInterval.from > 0)
    .sort((one, other) => (other.rate ?? 0) - (one.rate ?? 0));
  if (better[0]) return { verdict: 'better', best: better[0].key };
  const worse = others.find(({ differenceInterval }) => differenceInterval && differenceInterval.to < 0);
  if (worse) return { verdict: 'worse', best: worse.key };
  return { verdict: isEnough ? 'no-difference' : 'too-early' };
}
