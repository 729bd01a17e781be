import { registrationProgress } from '../registration/registration-progress.server';
import { resetProgress } from '../reset-password/reset-progress.server';
import type { Site } from '../../site/site';

/**
 * Deletes the unfinished forms of this browser, so that the next visitor does not see the input of the last.
 * @returns the `Set-Cookie` values
 */
export async function endUnfinishedForms(request: Request, site: Site): Promise<string[]> {
  const ended = await Promise.all([
    registrationProgress.end(request, site),
    resetProgress.end(request, site),
  ]);
  return ended.flat();
}
