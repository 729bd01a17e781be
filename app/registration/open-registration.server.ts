import type { Site } from '../site/site';
import { newProgress, registrationProgress } from './registration-progress.server';
import type { RegistrationSetup, RegistrationView } from './registration-view';
import { registrationSetup, registrationView } from './registration-view.server';

/** A registration where the visitor left it, or a new one. The end is shown once: the next visit begins anew. */
export async function openRegistration(
  request: Request,
  site: Site,
): Promise<{ setup: RegistrationSetup; view: RegistrationView; headers: Headers }> {
  const progress = (await registrationProgress.read(request, site.brand.siteId)) ?? newProgress(site);
  const [setup, view] = await Promise.all([
    registrationSetup(site),
    registrationView(request, site, progress),
  ]);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (view.step === 'Complete') headers.append('set-cookie', await registrationProgress.end(request));
  return { setup, view, headers };
}
