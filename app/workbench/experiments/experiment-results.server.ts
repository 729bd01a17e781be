import type { ExperimentsReply, ExperimentsRequest } from '../../../schemas/generated/types';
import { validatePlatformExperimentCounts } from '../../../schemas/generated/validators.js';
import { allExperiments } from '../../fill/experiments.server';
import { callPlatform } from '../../platform/client.server';
import { configuration } from '../../site/configuration/configuration.server';
import { NoSuchSiteError } from '../no-such-site-error';
import { resultOf } from './results';

/**
 * The published experiments with their results at a brand.
 *
 * @param now milliseconds
 * @throws NoSuchSiteError, PlatformError
 */
export async function experimentResults(
  { brand: id }: ExperimentsRequest,
  now = Date.now(),
): Promise<ExperimentsReply> {
  const configured = configuration().brands.get(id);
  if (!configured) throw new NoSuchSiteError(`There is no brand ${id}.`);
  const { siteId } = configured.brand;
  const experiments = [...(await allExperiments()).values()].sort((one, other) =>
    other.startsAt.localeCompare(one.startsAt),
  );
  return {
    experiments: await Promise.all(
      experiments.map(async (experiment) => {
        const { counts } = await callPlatform({
          path: '/platform/v1/experiments/counts',
          query: { experiment: experiment.key },
          siteId,
          validate: validatePlatformExperimentCounts,
        });
        return resultOf(experiment, counts, now);
      }),
    ),
  };
}
