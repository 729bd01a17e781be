import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { returnedPage } from '../../player/frame-return/returned-page.server';
import { identityResultPath, identityReturned } from '../../player/verification/identity/identity-paths';
import { requirePlayer } from '../../platform/player.server';
import { resolveSite } from '../../site/resolve.server';

/** The address a provider redirects the frame back to; the outcome is not taken from it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const resolution = resolveSite(request);
  if (resolution.kind === 'site')
    return returnedPage(resolution.site, {
      title: 'verification.identity.title',
      text: 'verification.identity.returned',
      link: 'verification.identity.result',
      path: identityResultPath,
      message: identityReturned,
    });
  const { site } = await requirePlayer(request);
  return redirect(`/${site.locale}${identityResultPath}`);
}
