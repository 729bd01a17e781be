import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { tabPaths } from '../../player/account/account-navigation';
import { requirePlayer } from '../../platform/player.server';

/** `/my-account` and `/my-account/banking` have no page of their own: each redirects to its first child. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { site, path } = await requirePlayer(request);
  return redirect(`/${site.locale}${path.endsWith('/banking') ? tabPaths.transactions : tabPaths.account}`);
}
