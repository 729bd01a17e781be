import { blockMeta } from '../../schemas/generated/blocks';
import type { Experiment } from '../../schemas/generated/types';
import { collection } from '../content/documents/collection.server';
import type { StoredBlock } from '../content/documents/stored-block';
import type { FillContext } from './context';

/** Experiments are the same in every language. */
const locale = 'en';

type Experiments = ReadonlyMap<string, Experiment>;

/** All experiments by their key. */
export async function allExperiments(): Promise<Experiments> {
  return new Map((await collection('experiment', locale)).map((each) => [each.key, each]));
}

/** The experiments of some blocks; not read if no block names one. */
export async function experimentsOf(blocks: readonly StoredBlock[]): Promise<Experiments> {
  return blocks.some(({ placement }) => placement.experiment) ? allExperiments() : new Map();
}

/** The variant of a block, and the one its visitor sees. */
export interface ShownVariant {
  experiment: string;
  /** The block's variant. */
  own: string;
  /** The visitor's variant. */
  shown: string;
  /** The experiment is running. */
  isCounted: boolean;
}

/**
 * The variant that the visitor sees in place of a block. Outside of its dates an experiment shows its winner, else
 * the control.
 * @returns undefined for a block without an experiment, and for a required one: it is always shown
 */
export function variantShown(
  { block, placement: { experiment: place } }: StoredBlock,
  experiments: Experiments,
  { facts, now }: Pick<FillContext, 'facts' | 'now'>,
): ShownVariant | undefined {
  if (!place || blockMeta[block].failure === 'closed') return undefined;
  const { experiment: key, variant: own } = place;
  const experiment = experiments.get(key);
  // For an unknown experiment all variants are hidden: the control cannot be told, and two must not be shown together.
  if (!experiment) return { experiment: key, own, shown: '', isCounted: false };
  const [control] = experiment.variants;
  const fallback = experiment.winner ?? control?.key ?? '';
  // Editors may view a variant at any time.
  const isCounted = isRunning(experiment, now());
  const chosen = isCounted || facts.isViewedAs ? facts.variantOf?.(experiment) : undefined;
  return { experiment: key, own, shown: chosen ?? fallback, isCounted };
}

/** Whether visitors are assigned and counted. @param now milliseconds */
export function isRunning({ startsAt, endsAt, winner }: Experiment, now: number): boolean {
  return winner === undefined && now >= Date.parse(startsAt) && now < Date.parse(endsAt);
}
