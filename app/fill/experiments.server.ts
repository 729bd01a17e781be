import { blockMeta } from '../../schemas/generated/blocks';
import type { Experiment } from '../../schemas/generated/types';
import { collection } from '../content/documents/collection.server';
import type { StoredBlock } from '../content/documents/stored-block';
import type { FillContext } from './context';

/** The same in every language. */
const locale = 'en';

type Experiments = ReadonlyMap<string, Experiment>;

/** All experiments by their key. */
export async function allExperiments(): Promise<Experiments> {
  return new Map((await collection('experiment', locale)).map((each) => [each.key, each]));
}

/** The experiments that some blocks may be part of; they are not read for blocks that name none. */
export async function experimentsOf(blocks: readonly StoredBlock[]): Promise<Experiments> {
  return blocks.some(({ placement }) => placement.experiment) ? allExperiments() : new Map();
}

/** The variant of a visitor at the place of a block. */
export interface ShownVariant {
  experiment: string;
  /** The variant that the block is. */
  own: string;
  /** The visitor's. */
  shown: string;
  /** The experiment is running. */
  isCounted: boolean;
}

/**
 * The variant that the visitor sees at the place of a block. Outside of its dates an experiment shows its winner, else the control.
 *
 * @returns undefined for a block that names no experiment, or one that may not be missing: it is shown to everybody
 */
export function variantShown(
  { block, placement: { experiment: place } }: StoredBlock,
  experiments: Experiments,
  { facts, now }: Pick<FillContext, 'facts' | 'now'>,
): ShownVariant | undefined {
  if (!place || blockMeta[block].failure === 'closed') return undefined;
  const { experiment: key, variant: own } = place;
  const experiment = experiments.get(key);
  // Which of the blocks is the control cannot be told, and two of them side by side must not be.
  if (!experiment) return { experiment: key, own, shown: '', isCounted: false };
  const [control] = experiment.variants;
  const fallback = experiment.winner ?? control?.key ?? '';
  // An editor looks at a variant whether or not its time has come.
  const isCounted = isRunning(experiment, now());
  const chosen = isCounted || facts.isViewedAs ? facts.variantOf?.(experiment) : undefined;
  return { experiment: key, own, shown: chosen ?? fallback, isCounted };
}

/** Whether visitors are divided and counted. @param now milliseconds */
export function isRunning({ startsAt, endsAt, winner }: Experiment, now: number): boolean {
  return winner === undefined && now >= Date.parse(startsAt) && now < Date.parse(endsAt);
}
