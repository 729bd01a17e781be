import { useQuery } from '@tanstack/react-query';
import type { ExperimentsReply, ManagedEntry } from '../../../schemas/generated/types';
import { validateExperiment, validateExperimentsReply } from '../../../schemas/generated/validators.js';
import { isRecord } from '../../../schemas/is-record';
import { call } from '../api/call';
import { createEntry, findEntries, newEntryId } from '../api/entries';
import { text } from '../text/text';

export type ExperimentResult = ExperimentsReply['experiments'][number];

/** Newest first; more than a brand runs at a time. */
const most = 100;
const dayMs = 86_400_000;
const weeks = 4;

/** Experiments as entries, including drafts. @throws ApiError */
export async function readExperiments(signal?: AbortSignal): Promise<ManagedEntry[]> {
  const query = {
    content_type: 'experiment',
    order: '-sys.updatedAt',
    limit: String(most),
    'sys.archivedAt[exists]': 'false',
  };
  return (await findEntries(query, signal)).items;
}

/** The results of published experiments at a brand. @throws ApiError */
export function readResults(brand: string, signal: AbortSignal): Promise<ExperimentsReply> {
  return call('/api/experiments', validateExperimentsReply, { method: 'POST', body: { brand }, signal });
}

/** A new draft with two variants. @param now milliseconds @returns its id @throws ApiError */
export async function createExperiment(locale: string, now: number): Promise<string> {
  const id = newEntryId();
  const start = now + dayMs;
  const values = {
    name: text('experiments.new.name'),
    key: `experiment-${id
      .slice(0, 8)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')}`,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + weeks * 7 * dayMs).toISOString(),
    share: 100,
    variants: [
      { key: 'a', name: text('experiments.new.control'), weight: 50 },
      { key: 'b', name: text('experiments.new.variant'), weight: 50 },
    ],
    goal: 'sign-up',
    smallestEffect: 2,
  };
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { [locale]: value }]),
  );
  await createEntry(id, 'experiment', fields);
  return id;
}

/** The values of an experiment's fields, which are the same in every language. */
export function valuesOf({ fields }: ManagedEntry): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [
      name,
      isRecord(values) ? Object.values(values)[0] : undefined,
    ]),
  );
}

/** A variant for a block or a simulated visitor. */
interface VariantChoice {
  readonly experiment: string;
  readonly variant: string;
  /** Names of both. */
  readonly label: string;
}

/** The variants of all experiments, including drafts. */
export function useVariants(): readonly VariantChoice[] {
  const { data = [] } = useQuery({
    queryKey: ['experiments'],
    queryFn: ({ signal }) => readExperiments(signal),
    staleTime: 30_000,
  });
  return data.flatMap((entry) => {
    const values: unknown = valuesOf(entry);
    if (!validateExperiment(values)) return [];
    return values.variants.map(({ key, name }) => ({
      experiment: values.key,
      variant: key,
      label: text('experiments.choice', { experiment: values.name, variant: name }),
    }));
  });
}
