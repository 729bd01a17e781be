import type { Site } from '../../site/site';
import { requireOpenMarket } from './open-market';
import { newProgress, registrationProgress } from './registration-progress.server';
import type { RegistrationSetup, RegistrationView } from './registration-view';
import { registrationSetup, registrationView } from './registration-view.server';

/**
 * The visitor's registration in progress, or a new one. The final page is shown once: the next visit starts again.
 * @throws Response if the market opens no accounts
 */
export async function openRegistration(
  request: Request,
  site: Site,
): Promise<{ setup: RegistrationSetup; view: RegistrationView; headers: Headers }> {
  requireOpenMarket(site);
  const progress = (await registrationProgress.read(request, site)) ?? newProgress(site);
  const [setup, view] = await Promise.all([
    registrationSetup(site),
    registrationView(request, site, progress),
  ]);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (view.step === 'Complete')
    for (const cookie of await registrationProgress.end(request, site)) headers.append('set-cookie', cookie);
  return { setup, view, headers };
}
